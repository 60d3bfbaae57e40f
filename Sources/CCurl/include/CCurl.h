// libcurl, opened when it is first needed and under names of our own. Nothing here links it, and no
// header of it is needed: its numbers never change, and Facts.c checks them where the headers are.
#ifndef SQUAD_CCURL_H
#define SQUAD_CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A libcurl that was opened: the addresses of its functions.
typedef struct squad_curl squad_curl;

/// Opens the library of this name or path. NULL where there is none or a part of it is missing:
/// `reason` (at most `count` bytes with the final NUL) then says why. Never closed again.
squad_curl *_Nullable squad_curl_open(const char *name, char *reason, size_t count);

/// Options that take a number. These and all below have libcurl's values.
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
  // For a libcurl that doesn't know SQUAD_CURL_PROTOCOLS.
  SQUAD_CURL_PROTOCOL_BITS = 181,
  SQUAD_CURL_PATH_AS_IS = 234,
  SQUAD_CURL_PIPE_WAIT = 237,
  SQUAD_CURL_NO_CONNECT_HEADERS = 265,
  SQUAD_CURL_QUICK_EXIT = 322,
};

/// Options that take a text, which libcurl copies.
enum squad_curl_text {
  SQUAD_CURL_URL = 10002,
  SQUAD_CURL_PROXY = 10004,
  SQUAD_CURL_USER_AGENT = 10018,
  SQUAD_CURL_CA_FILE = 10065,
  SQUAD_CURL_ACCEPT_ENCODING = 10102,
  SQUAD_CURL_NO_PROXY = 10177,
  SQUAD_CURL_PROTOCOLS = 10318,
};

/// Options that take a size of 64 bits.
enum squad_curl_size { SQUAD_CURL_MAX_FILE_SIZE = 30117 };

/// What a transfer can be asked for.
enum squad_curl_fact {
  SQUAD_CURL_STATUS = 0x200000 + 2,
  SQUAD_CURL_OS_ERROR = 0x200000 + 25,
  SQUAD_CURL_HTTP_VERSION_USED = 0x200000 + 46,
  SQUAD_CURL_REDIRECT = 0x100000 + 31,
  SQUAD_CURL_DOWNLOADED = 0x600000 + 8,
};

/// Values: HTTP/2 over TLS where both sides have it; http and https, as bits.
enum {
  SQUAD_CURL_HTTP_2_OVER_TLS = 4,
  SQUAD_CURL_HTTP_AND_HTTPS = 3,
  SQUAD_CURL_ERROR_BYTES = 256,
};

/// Results that need a name; `squad_curl_reason` has words for the others.
enum {
  SQUAD_CURL_UNSUPPORTED_PROTOCOL = 1,
  SQUAD_CURL_MALFORMED_URL = 3,
  SQUAD_CURL_UNKNOWN_PROXY = 5,
  SQUAD_CURL_UNKNOWN_HOST = 6,
  SQUAD_CURL_NO_CONNECTION = 7,
  SQUAD_CURL_WEIRD_ANSWER = 8,
  SQUAD_CURL_BROKEN_HTTP2 = 16,
  SQUAD_CURL_PARTIAL_ANSWER = 18,
  SQUAD_CURL_TIMED_OUT = 28,
  SQUAD_CURL_TLS_CONNECT = 35,
  SQUAD_CURL_NO_ANSWER = 52,
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

/// One transfer, which its creator releases; NULL where memory is out.
void *_Nullable squad_curl_transfer(const squad_curl *curl);
void squad_curl_release(const squad_curl *curl, void *transfer);

/// Each returns whether this libcurl knows the option.
bool squad_curl_set_number(const squad_curl *curl, void *transfer, enum squad_curl_number option,
                           long value);
bool squad_curl_set_text(const squad_curl *curl, void *transfer, enum squad_curl_text option,
                         const char *value);
bool squad_curl_set_size(const squad_curl *curl, void *transfer, enum squad_curl_size option,
                         int64_t value);
/// Where libcurl writes its words for an error: SQUAD_CURL_ERROR_BYTES that outlive the transfer.
bool squad_curl_set_error_buffer(const squad_curl *curl, void *transfer, char *bytes);

/// Takes `size * count` bytes; returning another number ends the transfer.
typedef size_t (*squad_curl_sink)(char *bytes, size_t size, size_t count, void *_Nullable context);
/// What takes the body's bytes and what takes the head's lines, one a call.
bool squad_curl_set_sinks(const squad_curl *curl, void *transfer, squad_curl_sink body,
                          squad_curl_sink head, void *context);

/// A list with one more line, which is copied; NULL where memory is out, and `list` is as it was.
void *_Nullable squad_curl_append(const squad_curl *curl, void *_Nullable list, const char *line);
void squad_curl_free_list(const squad_curl *curl, void *_Nullable list);
/// The request's header lines; the list outlives the transfer.
bool squad_curl_set_headers(const squad_curl *curl, void *transfer, void *_Nullable list);

/// Whether an IP address of 4 or 16 bytes is private.
typedef bool (*squad_curl_is_private)(const uint8_t *bytes, size_t count);

/// Guard of a transfer, and what it met. It belongs to the caller and outlives the transfer.
struct squad_curl_guard {
  squad_curl_is_private is_private;
  /// A private address was refused.
  bool refused;
  /// A connection to another one was begun.
  bool opened;
};
/// Lets a transfer reach no private address, neither by a new connection nor by one that was kept
/// from another transfer. Not for a transfer through a proxy: its addresses are the proxy's.
bool squad_curl_set_guard(const squad_curl *curl, void *transfer, struct squad_curl_guard *guard);

/// 0 and NULL where there is no answer.
int64_t squad_curl_number(const squad_curl *curl, void *transfer, enum squad_curl_fact fact);
/// Valid until the transfer's next use.
const char *_Nullable squad_curl_text(const squad_curl *curl, void *transfer,
                                      enum squad_curl_fact fact);
/// libcurl's words for a result.
const char *squad_curl_reason(const squad_curl *curl, int result);

/// Transfers that run beside each other, on one thread; NULL where memory is out.
void *_Nullable squad_curl_multi(const squad_curl *curl);
void squad_curl_multi_release(const squad_curl *curl, void *multi);
bool squad_curl_add(const squad_curl *curl, void *multi, void *transfer);
/// Ends a transfer that is under way: closes its connection or resets its stream.
void squad_curl_remove(const squad_curl *curl, void *multi, void *transfer);
/// Reads and writes what can be without waiting; false where libcurl can't go on.
bool squad_curl_perform(const squad_curl *curl, void *multi);
/// Waits for the network, libcurl's own timers, `milliseconds`, or a wake-up.
void squad_curl_wait(const squad_curl *curl, void *multi, int milliseconds);
/// Ends the wait, or the next one; from any thread.
void squad_curl_wake(const squad_curl *curl, void *multi);
/// A transfer that ended, and its result; NULL when there is no more.
void *_Nullable squad_curl_next_ended(const squad_curl *curl, void *multi, int *result);

/// Parts of an address.
enum squad_curl_url_part { SQUAD_CURL_URL_HOST = 5, SQUAD_CURL_URL_PORT = 6 };

/// An address as libcurl reads it, which its creator releases; NULL where it takes it for none.
void *_Nullable squad_curl_url(const squad_curl *curl, const char *address);
void squad_curl_url_release(const squad_curl *curl, void *url);
/// A part as text: the host decoded and in brackets where it is IPv6, the port with the scheme's as
/// default. NULL where there is none; released by `squad_curl_free`.
char *_Nullable squad_curl_url_text(const squad_curl *curl, void *url,
                                    enum squad_curl_url_part part);
void squad_curl_free(const squad_curl *curl, char *text);

/// Whether libcurl brings a zlib, so that bodies can be unpacked here.
bool squad_curl_has_zlib(const squad_curl *curl);

/// A gzip, of any number of members, that is being unpacked.
typedef struct squad_gunzip squad_gunzip;
/// Begins one, which its creator releases; NULL where there is no zlib, or memory is out.
squad_gunzip *_Nullable squad_gunzip_begin(const squad_curl *curl);
void squad_gunzip_release(squad_gunzip *gunzip);
/// Takes unpacked bytes; returning false ends the unpacking.
typedef bool (*squad_gunzip_sink)(const uint8_t *bytes, size_t count, void *_Nullable context);
/// Unpacks the next bytes; false where they are no gzip, or the sink took no more.
bool squad_gunzip_take(squad_gunzip *gunzip, const uint8_t *bytes, size_t count,
                       squad_gunzip_sink sink, void *_Nullable context);
/// Whether the last member that began is whole.
bool squad_gunzip_is_over(const squad_gunzip *gunzip);

/// Seconds since 1970 of a date as HTTP writes it; -1 where it is none.
int64_t squad_curl_date(const squad_curl *curl, const char *text);

#pragma clang assume_nonnull end
#endif
