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

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(content.language)"\(content.isRightToLeft ? " dir=\"rtl\"" : "")>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Self.escape(content.title))</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="\(prefix)\(Asset.stylesheet.url)">
    <style id="headwater-rules" nonce="\(nonce)">\(rules)</style>
    <script src="\(prefix)\(Asset.script.url)" nonce="\(nonce)" defer></script>
    </head>
    <body>
    <noscript><p class="headwater-note">This page can be read as it is. \
    To use it, allow JavaScript.</p></noscript>
    <p id="headwater-connection" class="headwater-note" role="status" hidden></p>
    <main id="headwater" data-h="0" data-session="\(content.session.text)" \
    data-limit="\(messageLimit)" data-lists="\(prefix)\(Asset.lists.url)">\(content.html)</main>
    <p id="headwater-announcer" class="headwater-hidden" aria-live="polite"></p>
    </body>
    </html>

    """
  }

  /// The style rules, with each `<` escaped as CSS does, since it could end the element.
  private var rules: String {
    content.rules.joined(separator: "\n").replacing("<", with: "\\3c ")
  }

  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
