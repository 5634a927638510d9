import HeadwaterUITesting
import HeadwaterViews
import Testing

/// The morning of a German in Karachi, five hours before noon in Greenwich on the ninth of March 2026.
private let morning = Date(timeIntervalSince1970: 1_773_010_800)

private func german() -> EnvironmentValues {
  var values = EnvironmentValues()
  values.locale = Locale(identifier: "de-DE")
  values.timeZone = TimeZone(identifier: "Asia/Karachi")!
  values.calendar = Calendar(identifier: .gregorian)
  return values
}

private struct Words: View {
  let day = Date.FormatStyle(date: .long, time: .shortened)

  var body: some View {
    Text(morning, format: day).accessibilityIdentifier("date")
    Text("on \(morning, format: day)").accessibilityIdentifier("in a text")
    Text(morning, format: day.locale(Locale(identifier: "en_US")))
      .accessibilityIdentifier("own locale")
    Text(1_234.5, format: .number).accessibilityIdentifier("number")
    Text(0.25, format: .percent).accessibilityIdentifier("percent")
    Text(3.5, format: .currency(code: "EUR")).accessibilityIdentifier("currency")
    Text(["A", "B", "C"], format: .list(type: .and)).accessibilityIdentifier("list")
    Text("\(1_234_567) of \(12)").accessibilityIdentifier("whole numbers")
    Text("\(3.5)").accessibilityIdentifier("double")
    Text("\(3.5, specifier: "%.2f")").accessibilityIdentifier("specifier")
    Text(verbatim: "\(1_234_567)").accessibilityIdentifier("verbatim")
    (Text("a \(1_000)") + Text(2_000, format: .number).bold()).accessibilityIdentifier("joined")
  }
}

@MainActor @Suite("Texts follow the person") struct PersonalTextTests {
  private func text(_ identifier: String, in ui: ViewHost) throws -> String {
    try ui.find(identifier: identifier).text
  }

  // Covers: \.timeZone, \.calendar
  @Test("dates, numbers, amounts and lists use the person's language, time zone and calendar")
  func german() throws {
    let ui = ViewHost(Words(), environment: HeadwaterViewsTests.german())

    #expect(try text("date", in: ui) == "9. März 2026 um 4:00")
    #expect(try text("in a text", in: ui) == "on 9. März 2026 um 4:00")
    #expect(try text("number", in: ui) == "1.234,5")
    #expect(try text("percent", in: ui) == "25\u{a0}%")
    #expect(try text("currency", in: ui) == "3,50\u{a0}€")
    #expect(try text("list", in: ui) == "A, B und C")
    #expect(try text("whole numbers", in: ui) == "1.234.567 of 12")
    #expect(try text("double", in: ui) == "3,500000")
    #expect(try text("specifier", in: ui) == "3,50")
    #expect(try text("verbatim", in: ui) == "1234567")
    #expect(try text("joined", in: ui) == "a 1.0002.000")
  }

  @Test("a format with a locale of its own keeps it, and follows the person's time zone")
  func ownLocale() throws {
    let ui = ViewHost(Words(), environment: HeadwaterViewsTests.german())

    #expect(try text("own locale", in: ui).hasPrefix("March 9, 2026 at 4:00"))
  }

  // Covers: Text
  @Test("formatters follow the person unless they have conventions of their own")
  func formatters() throws {
    let number = NumberFormatter()
    number.numberStyle = .decimal
    let ownNumber = NumberFormatter()
    ownNumber.numberStyle = .decimal
    ownNumber.locale = Locale(identifier: "fr_CH")
    let date = DateFormatter()
    date.dateStyle = .long
    date.timeStyle = .short
    let ownDate = DateFormatter()
    ownDate.dateFormat = "yyyy-MM-dd HH:mm"
    ownDate.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    let amount = NSNumber(value: 1_234.5)
    let ui = ViewHost(
      VStack {
        Text(morning, formatter: date)
        Text("on \(morning, formatter: date)")
        Text(morning, formatter: ownDate)
        Text(amount, formatter: number)
        Text("of \(amount, formatter: number)")
        Text("in \(amount, formatter: ownNumber)")
        Text("as \(1_234.5, format: .number)")
      }, environment: HeadwaterViewsTests.german())

    #expect(
      ui.texts == [
        "9. März 2026 um 04:00", "on 9. März 2026 um 04:00", "2026-03-09 08:00", "1.234,5",
        "of 1.234,5", "in \(ownNumber.string(from: amount)!)", "as 1.234,5",
      ])
    #expect(date.timeZone == .current)
  }

  @Test("an environment value applies to the views inside, and its change is tracked")
  func change() throws {
    struct Screen: View {
      @State private var isGerman = false

      var body: some View {
        Text(1_234.5, format: .number)
          .environment(\.locale, Locale(identifier: isGerman ? "de" : "en"))
        Button("change") { isGerman = true }
      }
    }
    let ui = ViewHost(Screen())
    #expect(ui.texts.contains("1,234.5"))

    try ui.find(button: "change").tap()

    #expect(ui.texts.contains("1.234,5"))
  }

  // Covers: .accessibilityLabel
  @Test("titles, prompts and accessibility labels use the person's locale, too")
  func titles() throws {
    struct Screen: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          TextField("of \(1_000)", text: $text)
          Text("label").accessibilityLabel("about \(2_000)").accessibilityIdentifier("label")
            .navigationTitle("all \(3_000)")
        }
      }
    }
    let ui = ViewHost(Screen(), environment: HeadwaterViewsTests.german())

    #expect(ui.navigation.title == "all 3.000")
    #expect(ui.html.contains("of 1.000"))
    #expect(ui.html.contains("about 2.000"))
  }

  @Test("a field for a value uses the person's locale")
  func field() throws {
    struct Screen: View {
      @State private var total = 2.5
      @State private var count: Int? = 1_000

      var body: some View {
        TextField("Total", value: $total, format: .number)
        TextField("Count", value: $count, format: .number)
        TextField("Price", value: $total, format: .currency(code: "EUR"))
        Text(verbatim: "total \(total) count \(count ?? -1)")
      }
    }
    let ui = ViewHost(Screen(), environment: HeadwaterViewsTests.german())
    #expect(try ui.find(textField: "Total").value == "2,5")
    #expect(try ui.find(textField: "Count").value == "1.000")

    try ui.find(textField: "Total").replace(with: "3,50")
    #expect(ui.texts.contains("total 3.5 count 1000"))

    // In German, "3.50" is not a number, and not 350 either.
    try ui.find(textField: "Total").replace(with: "3.50")
    #expect(ui.texts.contains("total 3.5 count 1000"))
    #expect(try ui.find(textField: "Total").value == "3.50")

    try ui.find(textField: "Count").replace(with: "1.234")
    #expect(ui.texts.contains("total 3.5 count 1234"))
    try ui.find(textField: "Count").replace(with: "")
    #expect(ui.texts.contains("total 3.5 count -1"))

    try ui.find(textField: "Price").replace(with: "4,25")
    #expect(ui.texts.contains("total 4.25 count -1"))
  }
}
