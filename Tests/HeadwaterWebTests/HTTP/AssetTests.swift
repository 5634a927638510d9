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
}
