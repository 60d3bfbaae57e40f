import Basics
import HTTPKit

extension HTTPResponse {
  package static func text(_ body: String, status: Int = 200, etag: String? = nil) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: HTTPHeaders(etag.map { [("etag", $0)] } ?? []),
      body: Array(body.utf8), moment: Moment(seconds: 500))
  }
}
