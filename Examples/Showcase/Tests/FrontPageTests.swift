import Foundation
import HeadwaterUI
import HeadwaterUITesting
import SourcePages
import Testing

@testable import Showcase

@MainActor
@Suite("The front page")
struct FrontPageTests {
  private func host(_ sources: ExampleSources?) -> ViewHost {
    ViewHost(ShowcaseView(sources: sources, services: .fake))
  }

  private var checkout: ExampleSources {
    get throws { try #require(ExampleSources(around: URL(filePath: #filePath))) }
  }

  @Test("it shows the twenty lines of the counter beside it, and the counter counts")
  func tally() throws {
    let sources = try checkout
    let ui = host(sources)
    let text = try #require(sources.text(of: "Front/Tally.swift", in: "Showcase"))
    let code = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    #expect(code.filter { !$0.isEmpty }.count <= 20)
    for line in code.filter({ !$0.isEmpty }) {
      #expect(ui.html.contains("data-copy") && line.count < 66, "\(line)")
    }
    try ui.find(button: "More").tap()
    try ui.find(button: "More").tap()
    try ui.find(button: "Less").tap()
    _ = try ui.find(text: "1")
  }

  @Test("without a checkout, it shows no code and no link to any")
  func noCheckout() {
    let ui = host(nil)
    #expect(ui.html.contains("data-copy=\"\(Hero.command)\""))
    #expect(!ui.html.contains("data-copy=\"struct"))
    #expect(!ui.html.contains("source/"))
  }

  @Test("the code of each example begins with a file of its own, and that of a gallery's page too")
  func keyFiles() throws {
    let sources = try checkout
    let examples = Example.allCases.map { sources.page(of: $0.keyFile, in: $0.source) }
    let pages = GalleryPage.allCases.map { sources.page(of: $0.file, in: "Showcase") }
    #expect(!(examples + pages).contains(nil))
    #expect(Set(examples).count == examples.count)
    #expect(Set(pages).count == pages.count)
    let folders: [(Example, String)] = [
      (.coffeeOrdersObservable, "ObservableClient/"), (.coffeeOrdersQuery, "QueryClient/"),
      (.coffeeDashboard, "Dashboard/"), (.primeTimeManyStores, "App/PrimeTimeStores"),
    ]
    for (example, folder) in folders {
      #expect(example.keyFile?.hasPrefix(folder) == true, "\(example)")
    }
  }

  @Test("an app of several forms has one card, with a link for each form")
  func forms() throws {
    let ui = host(nil)
    for name in ["Coffee orders, object", "Coffee orders, observable", "Coffee orders, query"] {
      _ = try ui.find(link: name)
    }
    try ui.find(link: "PrimeTime, many stores").tap()
    #expect(ui.navigation.title == "PrimeTime")
  }
}
