import HeadwaterPortableViews
import Hummingbird

/// A small page for a person who asked for a page and gets none: what happened, and a link to what to do.
struct ProblemPage {
  let status: HTTPResponse.Status
  /// The library's own texts in the language of the person.
  let catalogue: Catalogue
  let title: OwnText
  let heading: OwnText
  /// What the person can do; nil if the link says it.
  var advice: OwnText?
  /// The address behind the link.
  let link: String
  let linkText: OwnText

  /// Returns the page to a browser, and the text to other clients.
  func response(to request: Request, orText text: String) -> Response {
    guard request.headers[values: .accept].contains(where: { $0.contains("text/html") }) else {
      return .text(status, text)
    }
    let nonce = Secret.random().text
    return Response(
      status: status,
      headers: [
        .contentType: "text/html; charset=utf-8",
        .cacheControl: "no-store",
        .contentSecurityPolicy:
          "default-src 'none'; style-src 'nonce-\(nonce)'; img-src data:; base-uri 'none'; "
          + "form-action 'none'; frame-ancestors 'none'",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html(nonce: nonce))))
  }

  private func html(nonce: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(catalogue.language)"\(catalogue.isRightToLeft ? " dir=\"rtl\"" : "")>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(catalogue.text(title))</title>
    <link rel="icon" href="data:,">
    <style nonce="\(nonce)">
    body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 20vh auto; max-inline-size: 30rem; \
    padding-inline: 1rem; text-align: center; text-wrap: balance; color: light-dark(#16161a, #f5f5f7); background: light-dark(#f2f2f7, #000) }
    a { color: light-dark(#0058d0, #5aa5ff) }
    </style>
    </head>
    <body>
    <main>
    <h1>\(catalogue.text(heading))</h1>
    \(advice.map { "<p>\(catalogue.text($0))</p>\n" } ?? "")<p><a href="\(HTMLWriter.escaped(link))">\(catalogue.text(linkText))</a></p>
    </main>
    </body>
    </html>

    """
  }
}
