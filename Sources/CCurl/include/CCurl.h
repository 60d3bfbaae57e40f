// libcurl, opened at first use under our own names. Nothing links it and no header is needed: its
// numbers are stable, and Facts.c checks them where the header exists.
#ifndef SQUAD_CCURL_H
#define SQUAD_CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Addresses of an opened libcurl's functions.
typedef struct squad_curl squad_curl;

/// Opens the library of this name or path; never closed. NULL where it or a function is missing,
/// with `reason` set (at most `count` bytes with the final NUL).
squad_curl *_Nullable squad_curl_open(const char *name, char *reason, size_t count);

/// Options with a number. These and all below have libcurl's values.
enum squad_curl_number {
  SQUAD_CURL_NETRC = 51,
  SQUAD_CURL_FOLLOW = 52,
  SQUAD_CURL_VERIFY_PEER = 64,
  SQUAD_CURL_HTTP_GET = 80,
  SQUAD_CURL_VERIFY_HOST = 81,
  SQUAD_CURL_HTTP_VERSION = 84,
  SQUAD_CURL_NO_SIGNAL = 99,
  SQUAD_CURL_CONNECT_MILLISECONDS = 156,
  SQUAD_CURL_CONTENT_DECODING = 158,
  // For a libcurl without SQUAD_CURL_PROTOCOLS.
  SQUAD_CURL_PROTOCOL_BITS = 181,
  SQUAD_CURL_PATH_AS_IS = 234,
  SQUAD_CURL_PIPE_WAIT = 237,
  SQUAD_CURL_NO_CONNECT_HEADERS = 265,
  SQUAD_CURL_QUICK_EXIT = 322,
};

/// Options with a text, which libcurl copies.
enum squad_curl_text {
  SQUAD_CURL_URL = 10002,
  SQUAD_CURL_PROXY = 10004,
  SQUAD_CURL_USER_AGENT = 10018,
  SQUAD_CURL_CA_FILE = 10065,
  SQUAD_CURL_ACCEPT_ENCODING = 10102,
  SQUAD_CURL_NO_PROXY = 10177,
  SQUAD_CURL_PROTOCOLS = 10318,
};

/// Options with a size of 64 bits.
enum squad_curl_size { SQUAD_CURL_MAX_FILE_SIZE = 30117 };

/// Facts about a transfer.
enum squad_curl_fact {
  SQUAD_CURL_STATUS = 0x200000 + 2,
  SQUAD_CURL_OS_ERROR = 0x200000 + 25,
  SQUAD_CURL_REDIRECT = 0x100000 + 31,
  SQUAD_CURL_DOWNLOADED = 0x600000 + 8,
};

/// Values: HTTP/2 over TLS where both sides support it; http and https, as bits.
enum {
  SQUAD_CURL_HTTP_2_OVER_TLS = 4,
  SQUAD_CURL_HTTP_AND_HTTPS = 3,
  SQUAD_CURL_ERROR_BYTES = 256,
};

/// Results with a name here; `squad_curl_reason` describes the others.
enum {
  SQUAD_CURL_UNSUPPORTED_PROTOCOL = 1,
  SQUAD_CURL_MALFORMED_URL = 3,
  SQUAD_CURL_UNKNOWN_PROXY = 5,
  SQUAD_CURL_UNKNOWN_HOST = 6,
  SQUAD_CURL_NO_CONNECTION = 7,
  SQUAD_CURL_WEIRD_RESPONSE = 8,
  SQUAD_CURL_BROKEN_HTTP2 = 16,
  SQUAD_CURL_PARTIAL_RESPONSE = 18,
  SQUAD_CURL_TIMED_OUT = 28,
  SQUAD_CURL_TLS_CONNECT = 35,
  SQUAD_CURL_NO_RESPONSE = 52,
  SQUAD_CURL_TLS_ENGINE = 53,
  SQUAD_CURL_TLS_ENGINE_DEFAULT = 54,
  SQUAD_CURL_SEND_FAILED = 55,
  SQUAD_CURL_RECEIVE_FAILED = 56,
  SQUAD_CURL_TLS_CERTIFICATE = 58,
  SQUAD_CURL_TLS_CIPHER = 59,
  SQUAD_CURL_TLS_PEER = 60,
  SQUAD_CURL_BAD_ENCODING = 61,
  SQUAD_CURL_FILE_TOO_LARGE = 63,
  SQUAD_CURL_TLS_REFUSED = 64,
  SQUAD_CURL_TLS_ENGINE_INIT = 66,
  SQUAD_CURL_TLS_CA_FILE = 77,
  SQUAD_CURL_TLS_CRL_FILE = 82,
  SQUAD_CURL_TLS_ISSUER = 83,
  SQUAD_CURL_TLS_PINNED = 90,
  SQUAD_CURL_TLS_STATUS = 91,
  SQUAD_CURL_BROKEN_STREAM = 92,
  SQUAD_CURL_TLS_CLIENT_CERTIFICATE = 98,
  SQUAD_CURL_TOO_LARGE = 100,
};

/// Creates a transfer, which the caller releases; NULL where memory is out.
void *_Nullable squad_curl_transfer(const squad_curl *curl);
void squad_curl_release(const squad_curl *curl, void *transfer);

/// Sets an option; false where this libcurl doesn't know it.
bool squad_curl_set_number(const squad_curl *curl, void *transfer, enum squad_curl_number option,
                           long value);
bool squad_curl_set_text(const squad_curl *curl, void *transfer, enum squad_curl_text option,
                         const char *value);
bool squad_curl_set_size(const squad_curl *curl, void *transfer, enum squad_curl_size option,
                         int64_t value);
/// Sets the buffer for libcurl's error messages: SQUAD_CURL_ERROR_BYTES that outlive the transfer.
bool squad_curl_set_error_buffer(const squad_curl *curl, void *transfer, char *bytes);

/// Takes `size * count` bytes; returning another number ends the transfer.
typedef size_t (*squad_curl_sink)(char *bytes, size_t size, size_t count, void *_Nullable context);
/// Sets the receivers of the body's bytes and of the head's lines, one line per call.
bool squad_curl_set_sinks(const squad_curl *curl, void *transfer, squad_curl_sink body,
                          squad_curl_sink head, void *context);

/// Appends a copied line; NULL where memory is out, with `list` unchanged.
void *_Nullable squad_curl_append(const squad_curl *curl, void *_Nullable list, const char *line);
void squad_curl_free_list(const squad_curl *curl, void *_Nullable list);
/// The request's header lines; the list outlives the transfer.
bool squad_curl_set_headers(const squad_curl *curl, void *transfer, void *_Nullable list);

/// Whether an IP address of 4 or 16 bytes is private.
typedef bool (*squad_curl_is_private)(const uint8_t *bytes, size_t count);

/// Guard of a transfer and its observations. Owned by the caller; outlives the transfer.
struct squad_curl_guard {
  squad_curl_is_private is_private;
  /// Refused a private address.
  bool refused;
  /// Began a connection to another address.
  bool opened;
};
/// Keeps a transfer from private addresses, over new and reused connections. Not for transfers
/// through a proxy, where the addresses are the proxy's.
bool squad_curl_set_guard(const squad_curl *curl, void *transfer, struct squad_curl_guard *guard);

/// A fact as a number; 0 where it is unknown.
int64_t squad_curl_number(const squad_curl *curl, void *transfer, enum squad_curl_fact fact);
/// A fact as text, valid until the transfer's next use; NULL where it is unknown.
const char *_Nullable squad_curl_text(const squad_curl *curl, void *transfer,
                                      enum squad_curl_fact fact);
/// libcurl's message for a result.
const char *squad_curl_reason(const squad_curl *curl, int result);

/// Creates a group of concurrent transfers on one thread; NULL where memory is out.
void *_Nullable squad_curl_multi(const squad_curl *curl);
void squad_curl_multi_release(const squad_curl *curl, void *multi);
bool squad_curl_add(const squad_curl *curl, void *multi, void *transfer);
/// Cancels a running transfer: closes its connection or resets its stream.
void squad_curl_remove(const squad_curl *curl, void *multi, void *transfer);
/// Reads and writes without waiting; false where libcurl can't go on.
bool squad_curl_perform(const squad_curl *curl, void *multi);
/// Waits for the network, libcurl's own timers, `milliseconds`, or a wake-up.
void squad_curl_wait(const squad_curl *curl, void *multi, int milliseconds);
/// Ends the wait, or the next one; from any thread.
void squad_curl_wake(const squad_curl *curl, void *multi);
/// Next finished transfer with its result; NULL when there is none.
void *_Nullable squad_curl_next_ended(const squad_curl *curl, void *multi, int *result);

/// Parts of an address.
enum squad_curl_url_part { SQUAD_CURL_URL_HOST = 5, SQUAD_CURL_URL_PORT = 6 };

/// Parses an address like libcurl, for the caller to release; NULL where it is invalid.
void *_Nullable squad_curl_url(const squad_curl *curl, const char *address);
void squad_curl_url_release(const squad_curl *curl, void *url);
/// A part as text: the host decoded, and in brackets where it is IPv6; the port, by default the
/// scheme's. NULL where there is none; release by `squad_curl_free`.
char *_Nullable squad_curl_url_text(const squad_curl *curl, void *url,
                                    enum squad_curl_url_part part);
void squad_curl_free(const squad_curl *curl, char *text);

/// Whether libcurl brings a zlib.
bool squad_curl_has_zlib(const squad_curl *curl);

/// Gzip of any number of members being unpacked.
typedef struct squad_gunzip squad_gunzip;
/// Begins unpacking, for the caller to release; NULL without a zlib or memory.
squad_gunzip *_Nullable squad_gunzip_begin(const squad_curl *curl);
void squad_gunzip_release(squad_gunzip *gunzip);
/// Receives unpacked bytes; returning false ends the unpacking.
typedef bool (*squad_gunzip_sink)(const uint8_t *bytes, size_t count, void *_Nullable context);
/// Unpacks the next bytes; false where they are no gzip, or the sink refused.
bool squad_gunzip_take(squad_gunzip *gunzip, const uint8_t *bytes, size_t count,
                       squad_gunzip_sink sink, void *_Nullable context);
/// Whether the last member is complete.
bool squad_gunzip_is_over(const squad_gunzip *gunzip);

/// Seconds since 1970 of an HTTP date; -1 where it is invalid.
int64_t squad_curl_date(const squad_curl *curl, const char *text);

#pragma clang assume_nonnull end
#endif
