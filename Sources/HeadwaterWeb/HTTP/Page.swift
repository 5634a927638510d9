/// The whole HTML document of a session's first request.
///
/// It can be read with scripts off. Nothing in it needs an inline handler or a `style` attribute, so
/// that the content security policy may forbid both.
struct Page {
  let content: PageContent
  /// The same random value as in the policy of this response; the `style` element carries it.
  let nonce: String
  /// The size of the largest message that the server accepts, which the client script has to know.
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
    data-limit="\(messageLimit)">\(content.html)</main>
    <p id="headwater-announcer" class="headwater-hidden" aria-live="polite"></p>
    </body>
    </html>

    """
  }

  /// Rules come from the view layer; a `<` could only end the element, and CSS has an escape for it.
  private var rules: String {
    content.rules.joined(separator: "\n").replacing("<", with: "\\3c ")
  }

  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
