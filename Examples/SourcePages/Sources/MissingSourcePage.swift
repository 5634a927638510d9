/// The page for a name that no example or file has, with a way on.
struct MissingSourcePage {
  let message: String
  /// The number of folders between the page and that of all examples' pages.
  let depth: Int
  /// The example of a file that is missing; nil if there is no such example.
  var example: String?

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Not found</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="\(sources)style.css">
    </head>
    <body>
    <main class="plain">
    <a href="\(sources)../">Headwater</a>
    <h1>Not found</h1>
    <p>\(message.escaped)</p>
    \(way)</main>
    </body>
    </html>

    """
  }

  /// The way to the folder of all examples' pages.
  private var sources: String { String(repeating: "../", count: depth) }

  private var way: String {
    guard let example else { return "" }
    return "<p><a href=\"\(sources)\(example.escaped)\">The files of \(example.escaped)</a></p>\n"
  }
}
