import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Showcase

@MainActor
@Suite("The button that kills the process")
struct KillButtonTests {
  private func buttons(_ services: Services) -> [FoundElement] {
    ViewHost(NavigationStack { ExampleScreen(example: .board, services: services) })
      .findAll(role: .button, containing: "Kill process")
  }

  @Test("there is none unless it was asked for")
  func off() {
    #expect(buttons(.fake).isEmpty)
    #expect(KillButton.kill(in: [:]) == nil)
    #expect(KillButton.kill(in: ["KILL_BUTTON": "0"]) == nil)
    #expect(KillButton.kill(in: ["KILL_BUTTON": "1"]) != nil)
  }

  @Test("it is in the board's page if it was asked for, and in no other")
  func asked() async throws {
    var services = Services.fake
    await confirmation { killed in
      services.kill = { killed() }
      #expect(throws: Never.self) { try buttons(services).first?.tap() }
    }
    let other = ViewHost(NavigationStack { ExampleScreen(example: .counter, services: services) })
    #expect(other.findAll(role: .button, containing: "Kill process").isEmpty)
  }
}
