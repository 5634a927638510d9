import HeadwaterPortableViews
import NIOCore
import Testing

@testable import HeadwaterWeb

@Suite("The files of the host")
struct AssetTests {
  @Test("the style sheet is sent without the spaces that mean nothing, and with those that do")
  func stylesheet() {
    let text = String(buffer: Asset.stylesheet.body)
    #expect(!text.contains("\n") && !text.contains("; ") && !text.contains("/* "))
    for rule in [
      "*,*::before,*::after{box-sizing:border-box}", "[hidden]{display:none !important}",
      ".headwater-note{", "calc(100% + 32px)", "@media (hover:hover){", ".row>.input",
      ":not([hidden])>.content .wide)", "1rem + 6vw",
    ] {
      #expect(text.contains(rule), "\(rule)")
    }
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    #expect(text.utf8.count < Stylesheet.base.utf8.count)
  }

  @Test("the look of dialogs is a file of its own, which has the version of the scripts")
  func dialogs() {
    let page = String(buffer: Asset.stylesheet.body), dialogs = String(buffer: Asset.dialogs.body)
    #expect(page.contains("dialog{animation:unseen") && dialogs.contains("dialog{animation:none}"))
    for rule in [".sheet{", ".alert{", ".menu-items{"] {
      #expect(dialogs.contains(rule) && !page.contains(rule), "\(rule)")
    }
    #expect(Asset.dialogs.url == Asset.scriptPattern.replacing("*.js", with: "dialogs.css"))
  }

  @Test(
    "a script is sent without the spaces and comments that mean nothing, and with those of its texts"
  )
  func script() throws {
    let text = String(buffer: Asset.script.body)
    #expect(!text.contains("// ") && !text.contains("@type") && !text.contains(" => "))
    for code in ["\"Waiting for the server…\"", "const root=", "`[data-on~=\"${kind}\"]`", " of "] {
      #expect(text.contains(code), "\(code)")
    }
    let lists = try #require(Asset.laterScripts.first { $0.path == "headwater/lists.js" })
    let version = try #require(lists.url.split(separator: "?").last)
    #expect(String(buffer: lists.body).contains("from\"./keys.js?\(version)\""))
  }

  @Test("the parts of the page become one module, which exports what other scripts import")
  func parts() {
    let parts = [
      "// One.\n\nexport const one = 1;\n",
      "import {\n  one, two,\n} from \"./one.js\";\n\nexport function three() {}\n",
    ]
    let other =
      "import { three } from \"./Page/two.js\";\nimport {\n  one, three,\n} from \"./Page/one.js\";\n"
    let module = PageScript.join(parts.map { Array($0.utf8) }, for: [Array(other.utf8)])
    #expect(
      String(decoding: module, as: UTF8.self)
        == "// One.\n\nconst one = 1;\n\nfunction three() {}\nexport {one,three};\n")
  }

  @Test("a script imports the parts of the page from the file of the page, with its version")
  func imports() throws {
    let returning = try #require(Asset.laterScripts.first { $0.path.contains("returning") })
    let text = String(buffer: returning.body)
    #expect(text.contains("from\"./\(Asset.script.url.split(separator: "/")[1])\""))
    #expect(!text.contains("Page/"))
  }
}
