import Foundation
import HeadwaterPortableViews
import HeadwaterWeb
import Testing

@Suite("Attacks with values that a control cannot have", .timeLimit(.minutes(3)))
struct ValueAttackTests {
  /// Expects that a value is refused with a reason in the log, that it changes nothing, and that this session
  /// and another one continue.
  private func expectRefusal(
    _ reason: String, _ control: Control, _ value: String?, kind: String = "change",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await withHost(ControlsApp.self) { host in
      let neighbour = try await TestPage.load(host.address)
      let page = try await TestPage.load(host.address)
      try await neighbour.connect { other in
        try await page.connect { socket in
          try await socket.event(kind, try page.id(of: control), value)
          let answer = "\(try await socket.readBatch())"
          #expect(!answer.contains("State"), sourceLocation: sourceLocation)
          let line = await host.logs.line(containing: "An event was dropped")
          #expect(line.contains(reason), "\(line)", sourceLocation: sourceLocation)
          try await socket.event("change", try page.id(of: .toggle), "true")
          try await socket.expectBatch(
            containing: "State 0 0 5 0 2026-06-15 true", sourceLocation: sourceLocation)
        }
        try await other.event("change", try neighbour.id(of: .menu), "1")
        try await other.expectBatch(
          containing: "State 1 0 5 0 2026-06-15 false", sourceLocation: sourceLocation)
      }
    }
  }

  @Test(
    "a choice that a picker does not have", arguments: Control.pickers,
    ["2", "-1", "9223372036854775808", "Red", "", "1.0", nil])
  fileprivate func picker(control: Control, value: String?) async throws {
    try await expectRefusal("the picker has no such choice", control, value)
  }

  @Test(
    "a number outside of a slider, while it is dragged and after",
    arguments: ["input", "change"],
    ["10.5", "-0.1", "1e308", "-1e308", "nan", "inf", "", "five", nil])
  func slider(kind: String, value: String?) async throws {
    try await expectRefusal("has no such value", .slider, value, kind: kind)
  }

  @Test(
    "a day outside of a date picker's range",
    arguments: ["2025-12-31", "2027-01-01", "0001-01-01", "9999-12-31"])
  func day(value: String) async throws {
    try await expectRefusal("the date is out of range", .date, value)
  }

  @Test(
    "an invalid day",
    arguments: [
      "2026-02-30", "2026-13-01", "0000-00-00", "275761-01-01", "9223372036854775807-01-01",
      "2026-9223372036854775807-9223372036854775807", "99999999999999999999-01-01", "-1-1-1",
      "2026", "today", "", nil,
    ])
  func noDay(value: String?) async throws {
    try await expectRefusal("the text is no date", .date, value)
  }

  @Test("a switch that is neither on nor off", arguments: ["maybe", "TRUE", "1", "", nil])
  func toggle(value: String?) async throws {
    try await expectRefusal("a switch is either true or false", .toggle, value)
  }

  @Test("a step below the least value of a stepper")
  func stepBelow() async throws {
    try await expectRefusal("is disabled", .decrement, nil, kind: "click")
  }

  @Test("steps beyond the greatest value of a stepper, in one burst")
  func stepsBeyond() async throws {
    try await withHost(ControlsApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        let increment = try page.id(of: .increment)
        for _ in 0..<4 { try await socket.event("click", increment) }
        var answers = ""
        var handled: JSON = 0
        while handled != 4 {
          let batch = try await socket.readBatch()
          handled = batch.elements[1]
          answers += "\(batch)"
        }
        #expect(answers.contains("State 0 0 5 2 "))
        #expect(!answers.contains("State 0 0 5 3 "))
        let line = await host.logs.line(containing: "An event was dropped", count: 2)
        #expect(line.contains("is disabled"))
      }
    }
  }

  @Test("a text input without a text")
  func noText() async throws {
    try await expectRefusal("an input event without a value", .text, nil, kind: "input")
  }
}

// MARK: - The app

/// A control of the app, found by text that only its element contains.
private enum Control: String, Sendable {
  case menu = "<select "
  case segment = "type=\"radio\""
  case slider = "type=\"range\""
  case date = "type=\"date\""
  case toggle = "type=\"checkbox\""
  case decrement = "aria-label=\"Decrement\""
  case increment = "aria-label=\"Increment\""
  case text = "type=\"text\""

  static let pickers = [Control.menu, .segment]
}

extension TestPage {
  fileprivate func id(of control: Control) throws -> Int {
    let elements = reply.body.matches(of: /<(?:input|select|button) [^>]*>/).map(\.output)
    let element = try #require(elements.first { $0.contains(control.rawValue) }, "\(control)")
    return try #require(String(element).attribute("data-h").flatMap { Int($0) })
  }
}

private struct ControlsApp: App {
  var body: some Scene {
    WindowGroup { ControlsView() }
  }
}

private struct ControlsView: View {
  @State private var color = 0
  @State private var size = 0
  @State private var level = 5.0
  @State private var count = 0
  @State private var day = Self.day(165)
  @State private var isOn = false
  @State private var name = ""

  var body: some View {
    Form {
      Picker("Color", selection: $color) {
        Text("Red").tag(0)
        Text("Green").tag(1)
      }
      .pickerStyle(.menu)
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.segmented)
      Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
      Stepper("Count", value: $count, in: 0...2)
      DatePicker(
        "Day", selection: $day, in: Self.day(0)...Self.day(364), displayedComponents: .date)
      Toggle("On", isOn: $isOn)
      TextField("Name", text: $name)
      Text("State \(color) \(size) \(Int(level)) \(count) \(dayText) \("\(isOn)")")
    }
    .environment(\.timeZone, .gmt)
  }

  private var dayText: String {
    day.formatted(.iso8601.year().month().day())
  }

  /// Returns a day of the year 2026, at midnight in Greenwich.
  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_225_600 + Double(number) * 86_400)
  }
}
