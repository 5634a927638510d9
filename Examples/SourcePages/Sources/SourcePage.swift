import Foundation

/// A page with a file of an example, beside links to all of its files.
struct SourcePage {
  let example: String
  let files: [ExampleSources.File]
  /// The index of the file that is shown.
  var shown = 0
  /// Whether the address of the page is that of the example, and not of a file.
  var isFirst = true

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(file.path.escaped) – \(example.escaped)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="\(sources)style.css">
    </head>
    <body>
    <a class="skip" href="#code">Skip to content</a>
    <header>
    <a href="\(sources)../">Headwater</a>
    <h1>\(example.escaped)</h1>
    <p>\(summary)</p>
    </header>
    <nav aria-label="Files"><details>
    <summary>\(count)</summary>
    <ul>
    \(files.indices.map(entry).joined(separator: "\n"))
    </ul></details></nav>
    <main id="code">
    <h2>\(name(of: file.path))</h2>
    <pre tabindex="0" role="group" aria-label="\(file.path.escaped)"><code>\(SwiftMarkup(file.text).html)</code></pre>
    </main>
    </body>
    </html>

    """
  }

  private var file: ExampleSources.File { files[shown] }

  /// The way to the folder of all examples' pages.
  private var sources: String {
    isFirst ? "" : String(repeating: "../", count: 1 + file.path.count { $0 == "/" })
  }

  private var summary: String {
    let lines = files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
    return "\(count), \(lines) lines"
  }

  private var count: String { "\(files.count) \(files.count == 1 ? "file" : "files")" }

  private func entry(_ index: Int) -> String {
    let path = files[index].path
    let current = index == shown ? " aria-current=\"page\"" : ""
    return "<li><a href=\"\(sources)\(address(of: path))\"\(current)>\(name(of: path))</a></li>"
  }

  /// A long path breaks after a folder, and not within a name.
  private func name(of path: String) -> String { path.escaped.replacing("/", with: "/<wbr>") }

  private func address(of path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;&\"'<>"))
    return "\(example)/\(path)".addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
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
