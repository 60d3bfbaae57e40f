// What libcurl calls before a guarded transfer connects, and before it asks.
#ifndef SQUAD_CCURL_GUARD_H
#define SQUAD_CCURL_GUARD_H

#include <sys/socket.h>

/// What libcurl wants to connect to; the address goes on behind its own type's end.
struct squad_curl_place {
  int family;
  int socket_type;
  int protocol;
  unsigned int length;
  struct sockaddr address;
};

/// A socket for that place; -1, which libcurl takes for a refusal, where the place is private.
int squad_curl_open_socket(void *guard, int purpose, struct squad_curl_place *place);

/// 0 where the request may go over the connection, a new one or a kept one.
int squad_curl_check_connection(void *guard, char *remote, char *local, int remote_port,
                                int local_port);

#endif
