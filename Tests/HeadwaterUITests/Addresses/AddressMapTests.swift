import Foundation
import Testing

@testable import HeadwaterUI

private typealias AppAddress = HeadwaterUI.Address

@Suite("The map of addresses")
struct AddressMapTests {
  let map = AddressMap<Place>.places

  @Test("each form of a route has its address")
  func forms() {
    #expect(map.print(.orders) == "/orders")
    #expect(map.print(.order(17)) == "/orders/17")
    #expect(map.print(.tag("black tea")) == "/tags/black%20tea")
    #expect(map.print(.list(nil)) == "/list")
    #expect(map.print(.list(.open)) == "/list?show=open")
    #expect(map.print(.settings(.all)) == "/settings")
    #expect(map.print(.settings(.sound)) == "/settings/sound")
    #expect(map.print(.secret) == nil)
  }

  @Test("an address is read in any spelling, and printed in one")
  func spellings() {
    #expect(map.parse("/orders/17") == .order(17))
    #expect(map.parse("orders//017/#top") == .order(17))
    #expect(map.parse("/%6Frders/17?utm=x") == .order(17))
    #expect(map.parse("/tags/a+b") == .tag("a+b"))
    #expect(map.parse("/list?show=open&show=closed") == .list(.open))
    #expect(map.parse("/list?show=nonsense") == .list(nil))
  }

  @Test("the signs of an address count before accents, too", arguments: ["\u{301}", "\u{200D}"])
  func accents(mark: String) {
    #expect(map.parse("/tags/\(mark)x") == .tag("\(mark)x"))
    #expect(map.parse("/tags/x#\(mark)y") == .tag("x"))
    #expect(map.parse("/list?\(mark)=x&show=open#") == .list(.open))
    #expect(map.parse("/list?x=y&\(mark)=z&show=open") == .list(.open))
    #expect(AppAddress("/a/\(mark)b?\(mark)c=\(mark)d&\(mark)e=f")?.path == ["a", "\(mark)b"])
    #expect(
      AppAddress("/?\(mark)c=\(mark)d&\(mark)e=f")?.query
        == ["\(mark)c": "\(mark)d", "\(mark)e": "f"])
  }

  @Test("values that a browser would change have another text")
  func marks() {
    for value in ["", ".", "..", "~", "~.", "~~", "~home", "a/b", "a?b#c", "%2F", "é", "\0", "//"] {
      let text = map.print(.tag(value))
      #expect(text.flatMap { map.parse($0) } == .tag(value), "\(value): \(text ?? "nil")")
    }
    #expect(map.print(.tag("..")) == "/tags/~..")
    #expect(map.print(.tag("a/b")) == "/tags/a%2Fb")
  }

  @Test(
    "what is no address is no place",
    arguments: [
      "/orders/x", "/orders/17/18", "/orders/%", "/orders/%4", "/orders/%zz", "/tags/%FF",
      "/tags/..", "/tags/%2e%2E", "/nothing", "/list/open",
      "/tags/" + String(repeating: "x", count: 10_000),
    ])
  func foreign(text: String) {
    #expect(map.parse(text) == nil)
  }

  @Test("a place that another route would claim has no address")
  func ambiguous() {
    let map = AddressMap<Place>(
      .route(\.orders, .path("tags", "all")), .route(\.tag, .value(under: "tags")))
    #expect(map.print(.orders) == "/tags/all")
    #expect(map.print(.tag("all")) == nil)
    #expect(map.print(.tag("tea")) == "/tags/tea")
  }

  @Test("a former address can stand beside the present one")
  func former() {
    let map = AddressMap<Place>(
      .route(\.order, .value(under: "orders")), .route(\.order, .value(under: "o")))
    #expect(map.parse("/o/5") == .order(5))
    #expect(map.print(.order(5)) == "/orders/5")
  }

  @Test("screens on top of one another follow each other")
  func screens() {
    #expect(map.print([.orders, .order(17), .tag("new")]) == "/orders/orders/17/tags/new")
    #expect(map.parse(screens: "/orders/orders/17/tags/new") == [.orders, .order(17), .tag("new")])
    #expect(map.parse(screens: "/orders/17") == [.order(17)])
    #expect(map.parse(screens: "/") == [])
    #expect(map.print([]) == "/")
    #expect(map.parse(screens: "/orders/17/nothing") == nil)
    #expect(map.print([.orders, .secret]) == nil)
  }

  @Test("of two readings, the one that reads more counts")
  func readings() {
    let map = AddressMap<Place>(
      .route(\.tag, .value(under: "orders")), .route(\.orders, .path("orders")))
    // The tag `orders` would leave a rest.
    #expect(map.parse(screens: "/orders/orders/x") == [.orders, .tag("x")])
  }

  @Test("identifiers are written in lower case, and read in any")
  func identifiers() throws {
    let id = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
    #expect(id.addressText == "6ba7b810-9dad-11d1-80b4-00c04fd430c8")
    #expect(UUID(addressText: id.uuidString) == id)
  }

  @Test("a pattern of one's own reads a fixed number of components")
  func own() throws {
    let pattern = AddressPattern<[Int]>(components: 2) {
      $0.map(String.init)
    } parse: {
      $0.compactMap { Int($0) }.count == 2 ? $0.compactMap { Int($0) } : nil
    }
    #expect(pattern.print([2026, 7])?.description == "/2026/7")
    #expect(pattern.print([2026])?.description == nil)
    #expect(pattern.read(try #require(AppAddress("/2026/7/1")))?.value == [2026, 7])
    #expect(pattern.read(try #require(AppAddress("/2026")))?.value == nil)
  }
}
