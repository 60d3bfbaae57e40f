// libcurl's callbacks before a guarded transfer connects, and before it sends its request.
#ifndef SQUAD_CCURL_GUARD_H
#define SQUAD_CCURL_GUARD_H

#include <sys/socket.h>

/// libcurl's destination; the address extends beyond the struct.
struct squad_curl_place {
  int family;
  int socket_type;
  int protocol;
  unsigned int length;
  struct sockaddr address;
};

/// Opens a socket for the place; -1, a refusal to libcurl, where it is private.
int squad_curl_open_socket(void *guard, int purpose, struct squad_curl_place *place);

/// Returns 0 where the request may use the connection, a new or a reused one.
int squad_curl_check_connection(void *guard, char *remote, char *local, int remote_port,
                                int local_port);

#endif
