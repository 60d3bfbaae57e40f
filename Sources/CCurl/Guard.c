// Callbacks that keep a guarded transfer from private addresses.
#include "Guard.h"

#include "CCurl.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

#ifndef SOCK_CLOEXEC
#define SOCK_CLOEXEC 0
#endif

/// Whether an address is private. An unknown family or a truncated address counts as private.
static bool is_private(const struct squad_curl_guard *guard, const struct sockaddr *address,
                       size_t length) {
  // Copied, since the pointer may not be aligned for its own type.
  sa_family_t family;
  if (length < offsetof(struct sockaddr, sa_family) + sizeof family) return true;
  memcpy(&family, (const char *)address + offsetof(struct sockaddr, sa_family), sizeof family);
  if (family == AF_INET && length >= sizeof(struct sockaddr_in)) {
    struct sockaddr_in place;
    memcpy(&place, address, sizeof place);
    return guard->is_private((const uint8_t *)&place.sin_addr, sizeof place.sin_addr);
  }
  if (family == AF_INET6 && length >= sizeof(struct sockaddr_in6)) {
    struct sockaddr_in6 place;
    memcpy(&place, address, sizeof place);
    return guard->is_private((const uint8_t *)&place.sin6_addr, sizeof place.sin6_addr);
  }
  return true;
}

/// Whether a numeric address, as libcurl names a connection's peer, is private.
static bool is_private_text(const struct squad_curl_guard *guard, const char *address) {
  uint8_t bytes[16];
  char bare[INET6_ADDRSTRLEN];
  // Without a link's name: fe80::1%eth0.
  const size_t length = strcspn(address, "%");
  if (length >= sizeof bare) return true;
  memcpy(bare, address, length);
  bare[length] = 0;
  if (inet_pton(AF_INET, bare, bytes) == 1) return guard->is_private(bytes, 4);
  if (inet_pton(AF_INET6, bare, bytes) == 1) return guard->is_private(bytes, 16);
  return true;
}

int squad_curl_open_socket(void *context, int purpose, struct squad_curl_place *place) {
  struct squad_curl_guard *guard = context;
  const int connection = 0;
  if (purpose != connection || is_private(guard, &place->address, place->length)) {
    guard->refused = true;
    return -1;
  }
  guard->opened = true;
  return socket(place->family, place->socket_type | SOCK_CLOEXEC, place->protocol);
}

int squad_curl_check_connection(void *context, char *remote, char *local, int remote_port,
                                int local_port) {
  (void)local, (void)remote_port, (void)local_port;
  struct squad_curl_guard *guard = context;
  const int go_on = 0, abort = 1;
  if (!is_private_text(guard, remote)) return go_on;
  guard->refused = true;
  guard->opened = false;
  return abort;
}
