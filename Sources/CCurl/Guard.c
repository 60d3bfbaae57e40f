// Which addresses a picture that a service names must not be fetched from.
#include "Guard.h"

#include "CCurl.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

#ifndef SOCK_CLOEXEC
#define SOCK_CLOEXEC 0
#endif

static bool is_private_4(const uint8_t *bytes) {
  switch (bytes[0]) {
  case 0:
  case 10:
  case 127:
    return true;
  case 100:
    return (bytes[1] & 0xc0) == 64;
  case 169:
    return bytes[1] == 254;
  case 172:
    return (bytes[1] & 0xf0) == 16;
  case 192:
    return bytes[1] == 168;
  default:
    return false;
  }
}

static bool is_private_6(const uint8_t *bytes) {
  static const uint8_t nothing[15] = {0};
  static const uint8_t mapped[12] = {[10] = 0xff, [11] = 0xff};
  if (memcmp(bytes, mapped, sizeof mapped) == 0) return is_private_4(bytes + sizeof mapped);
  if (memcmp(bytes, nothing, sizeof nothing) == 0) return bytes[15] <= 1;
  return (bytes[0] & 0xfe) == 0xfc || (bytes[0] == 0xfe && (bytes[1] & 0xc0) == 0x80);
}

bool squad_curl_is_private(const struct sockaddr *address, size_t length) {
  // Copied, because nothing says that what it points to is aligned for its own type.
  sa_family_t family;
  if (length < offsetof(struct sockaddr, sa_family) + sizeof family) return true;
  memcpy(&family, (const char *)address + offsetof(struct sockaddr, sa_family), sizeof family);
  if (family == AF_INET && length >= sizeof(struct sockaddr_in)) {
    struct sockaddr_in place;
    memcpy(&place, address, sizeof place);
    return is_private_4((const uint8_t *)&place.sin_addr);
  }
  if (family == AF_INET6 && length >= sizeof(struct sockaddr_in6)) {
    struct sockaddr_in6 place;
    memcpy(&place, address, sizeof place);
    return is_private_6((const uint8_t *)&place.sin6_addr);
  }
  return true;
}

bool squad_curl_is_private_text(const char *address) {
  uint8_t bytes[16];
  char bare[INET6_ADDRSTRLEN];
  // A link's name may follow: fe80::1%eth0.
  const size_t length = strcspn(address, "%");
  if (length >= sizeof bare) return true;
  memcpy(bare, address, length);
  bare[length] = 0;
  if (inet_pton(AF_INET, bare, bytes) == 1) return is_private_4(bytes);
  if (inet_pton(AF_INET6, bare, bytes) == 1) return is_private_6(bytes);
  return true;
}

int squad_curl_open_socket(void *context, int purpose, struct squad_curl_place *place) {
  struct squad_curl_guard *guard = context;
  const int connection = 0;
  if (purpose != connection || squad_curl_is_private(&place->address, place->length)) {
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
  if (!squad_curl_is_private_text(remote)) return go_on;
  guard->refused = true;
  guard->opened = false;
  return abort;
}
