import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Appointment: View {
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)

  var body: some View {
    DatePicker("Due", selection: $date)
      .environment(\.timeZone, TimeZone(identifier: "Europe/Berlin") ?? .gmt)
  }
}

@MainActor
@Suite("A date picker where the clocks change")
struct ChangedClockTests {
  @Test("a time that the change of clocks leaves out is the one an hour later")
  func missingHour() throws {
    let ui = ViewHost(Appointment())
    try ui.find(datePicker: "Due").set(date: "2027-03-28T02:30")
    #expect(try ui.find(datePicker: "Due").value == "2027-03-28T03:30")
  }

  @Test("a day that no month has is refused, and the former date stays")
  func missingDay() throws {
    let ui = ViewHost(Appointment())
    let former = try ui.find(datePicker: "Due").value
    #expect(throws: (any Error).self) {
      try ui.find(datePicker: "Due").set(date: "2027-02-29T02:30")
    }
    #expect(try ui.find(datePicker: "Due").value == former)
  }
}

@Observable @MainActor private final class Stay {
  /// 2023-11-14 at 22:13:20.
  var day = Date(timeIntervalSince1970: 1_700_000_000)
}

private struct StayFields: View {
  @Bindable var stay: Stay

  var body: some View {
    let last = Date(timeIntervalSince1970: 1_700_000_000 + 86400 * 3 - 3600)
    DatePicker(
      "Until", selection: $stay.day, in: Date(timeIntervalSince1970: 1_700_000_000)...last,
      displayedComponents: .date
    )
    .environment(\.timeZone, .gmt)
  }
}

@MainActor
@Suite struct LimitedDateTests {
  private let stay = Stay()

  @Test("the last day of a range can be chosen, whatever the time of day")
  func lastDay() throws {
    let ui = ViewHost(StayFields(stay: stay))
    try ui.find(datePicker: "Until").set(date: "2023-11-17")
    #expect(stay.day == Date(timeIntervalSince1970: 1_700_000_000 + 86400 * 3 - 3600))
    #expect(throws: (any Error).self) { try ui.find(datePicker: "Until").set(date: "2023-11-18") }
  }
}
