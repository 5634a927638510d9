import Foundation
import HeadwaterPortableViews

/// The complete HTML document for a session's first request.
///
/// It can be read with scripts off. It needs no inline handlers and no `style` attributes, and the content
/// security policy forbids both.
struct Page {
  let content: PageContent
  /// The random value in the policy of this response. The `style` element has it too.
  let nonce: String
  /// The size of the largest message that the server accepts, for the client script.
  let messageLimit: Int
  /// The path of the app, with a slash at its end.
  let prefix: String
  /// The address of the page, below the path of the app.
  let address: String
  /// The scheme and the host of the page, as the browser names them.
  let origin: String
  let icon: Asset?

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(content.language)"\(content.isRightToLeft ? " dir=\"rtl\"" : "")>
    <head>
    <meta charset="utf-8">
    <base href="\(prefix)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLWriter.escaped(content.title))</title>
    \(card)<link rel="icon" href="\(iconAddress)">
    <link rel="stylesheet" href="\(prefix)\(Asset.stylesheet.url)">
    <link id="headwater-dialogs" rel="stylesheet" href="\(prefix)\(Asset.dialogs.url)" disabled>
    <style id="headwater-rules" nonce="\(nonce)">\(rules)</style>
    <script src="\(prefix)\(Asset.script.url)" nonce="\(nonce)" type="module"></script>
    \(words)</head>
    <body>
    <a id="headwater-skip"\(foreign) href="\(HTMLWriter.escaped(prefix + address))#headwater">\(catalogue.text(.skipToContent))</a>
    <noscript><p class="headwater-note"\(foreign)>\(catalogue.text(.allowJavaScript))</p></noscript>
    <div id="headwater-progress" popover="manual" hidden></div>
    <p id="headwater-connection"\(foreign) class="headwater-note" role="status" hidden></p>
    <main id="headwater" data-h="0" data-session="\(content.session.text)" \
    data-limit="\(messageLimit)" data-scripts="\(prefix)\(Asset.scriptPattern)">\(content.html)</main>
    <p id="headwater-announcer"\(foreign) class="headwater-hidden" aria-live="polite"></p>
    <script nonce="\(nonce)">\(Self.firstScript)</script>
    </body>
    </html>

    """
  }

  /// What cannot wait for the client script.
  ///
  /// It keeps the clicks and keys of a person before that has run, each with the text that it was for; `start.js` repeats them.
  /// It marks what they type into before: a text that a browser has restored may be outdated, and theirs is not. And it marks
  /// the pictures of the first screen. The style sheet lets the others wait: on a slow line a browser would load them before the connection,
  /// whose first answer then came seconds later.
  private static let firstScript = """
    t=[];onclick=onkeydown=e=>t.push([e,e.target.value]);oninput=e=>e.target.typed=1;\
    for(e of document.images)if(e.y<innerHeight)e.className+=" now"
    """

  private var catalogue: Catalogue { Catalogue.fitting(content.language) ?? .english }

  /// Marks an element that shows English texts of ours in a page of another language: we have none in that one.
  private var foreign: String {
    Catalogue.fitting(content.language) == nil ? " lang=\"en\"" : ""
  }

  /// The script with the texts of the page's own script. English ones are in that script, which runs first.
  private var words: String {
    guard let asset = Asset.words[catalogue.language] else { return "" }
    return "<script src=\"\(prefix)\(asset.url)\" nonce=\"\(nonce)\" type=\"module\"></script>\n"
  }

  private var rules: String { HTMLWriter.styles(content.rules) }

  /// Without an icon, an empty one, which spares a request for it.
  private var iconAddress: String { icon.map { prefix + $0.url } ?? "data:," }

  /// The elements by which search engines and messengers describe a link to the page; empty if no view
  /// says anything of it.
  private var card: String {
    let summary = content.summary
    var lines: [String] = []
    if summary.isExcluded { lines.append("<meta name=\"robots\" content=\"noindex\">") }
    if let address = summary.canonicalAddress.flatMap(wholeAddress) {
      lines.append("<link rel=\"canonical\" href=\"\(address)\">")
    }
    let image = summary.previewImage.flatMap(wholeAddress)
    if summary.description != nil || image != nil {
      lines.append("<meta property=\"og:title\" content=\"\(HTMLWriter.escaped(content.title))\">")
    }
    if let description = summary.description.map(HTMLWriter.escaped) {
      lines.append("<meta name=\"description\" content=\"\(description)\">")
      lines.append("<meta property=\"og:description\" content=\"\(description)\">")
    }
    if let image {
      lines.append("<meta property=\"og:image\" content=\"\(image)\">")
      lines.append("<meta name=\"twitter:card\" content=\"summary_large_image\">")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The address with its scheme and host, for an attribute.
  private func wholeAddress(_ address: String) -> String? {
    URL(string: address, relativeTo: URL(string: origin + prefix))
      .map { HTMLWriter.escaped($0.absoluteString) }
  }
}
