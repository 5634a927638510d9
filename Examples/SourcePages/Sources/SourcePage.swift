/// A page with all files of an example, and a link to each.
struct SourcePage {
  let example: String
  let files: [ExampleSources.File]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(example.escaped) – source</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="style.css">
    </head>
    <body>
    <header>
    <a href="../">Headwater</a>
    <h1>\(example.escaped)</h1>
    <p>\(summary)</p>
    </header>
    <nav aria-label="Files"><ul>
    \(files.enumerated().map(entry).joined(separator: "\n"))
    </ul></nav>
    <main>
    \(files.enumerated().map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private var summary: String {
    let lines = files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
    return "\(files.count) \(files.count == 1 ? "file" : "files"), \(lines) lines"
  }

  private func entry(_ index: Int, _ file: ExampleSources.File) -> String {
    "<li><a href=\"#file-\(index)\">\(file.path.escaped)</a></li>"
  }

  private func section(_ index: Int, _ file: ExampleSources.File) -> String {
    """
    <section id="file-\(index)">
    <h2>\(file.path.escaped)</h2>
    <pre tabindex="0" aria-label="\(file.path.escaped)"><code>\(SwiftMarkup(file.text).html)</code></pre>
    </section>
    """
  }
}

extension StringProtocol {
  /// The text as HTML, for use between tags or in an attribute.
  var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
