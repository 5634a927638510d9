import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle
import HeadwaterLayout

/// A page with many trees, each in a box of the size of its window, and a script that reads all
/// boxes.
struct BrowserPage {
  /// A tree and the window that it is in.
  struct Item {
    let name: String
    let tree: LayoutTree
    let window: Size
  }

  let items: [Item]
  let policy: LayoutPolicy
  let direction: LayoutOptions.Direction

  var html: String {
    let isMirrored = direction == .rightToLeft
    return """
      <!DOCTYPE html><html dir=\(isMirrored ? "rtl" : "ltr")><meta charset=utf-8><style>
      \(LayoutStylesheet.text(policy))
      body{margin:0}
      main{position:absolute;top:200px;left:300px}
      .t{font-size:0;line-height:0;margin:0}
      .t u{display:inline-block}
      </style>
      \(items.map(text).joined(separator: "\n"))
      <script>\(Self.script)</script>
      """
  }

  private func text(of item: Item) -> String {
    let views = item.tree.all
    let root = item.tree.makeNode().firstElement(at: .root(policy: policy))
    let size = "width:\(item.window.horizontal)px;height:\(item.window.vertical)px"
    return "<main class=w style=\"\(size)\">\(text(of: root, views))</main>"
  }

  private func text(of element: StyledElement, _ views: [LayoutTree]) -> String {
    let classes = element.classes.map(\.rawValue).joined(separator: " ")
    let number = element.paint.map { " data-n=\($0)" } ?? ""
    let start = "<div class=\"\(classes)\"\(number) style=\"\(element.style.text)\">"
    return start + words(of: element, views)
      + element.elements.map { text(of: $0, views) }.joined() + "</div>"
  }

  private func words(of element: StyledElement, _ views: [LayoutTree]) -> String {
    guard let number = element.paint, case .text(let text) = views[number].kind else { return "" }
    return text.words.map { "<u style=\"width:\($0)px;height:\(text.lineHeight)px\"></u>" }
      .joined()
  }

  /// Writes the boxes of each tree as a list of `[number, x, y, width, height]`, words after their
  /// text.
  private static let script = """
    const all=[...document.querySelectorAll('main')].map(m=>{const f=m.getBoundingClientRect(),o=[];
    const add=(n,e)=>{const r=e.getBoundingClientRect();o.push([n,r.x-f.x,r.y-f.y,r.width,r.height])};
    for(const e of m.querySelectorAll('[data-n]')){const n=+e.dataset.n;add(n,e);
    if(e.className=='t')for(const u of e.children)add(n,u)}return o});
    document.body.innerHTML='<pre>'+JSON.stringify(all)+'</pre>'
    """
}
