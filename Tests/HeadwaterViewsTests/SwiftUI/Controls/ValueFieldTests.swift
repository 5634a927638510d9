import Foundation
import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Model {
  var price = 3.5
  var count = 2
  var day = Date(timeIntervalSince1970: 1_700_000_000)
  var submitted: [Double] = []
}

private struct Fields: View {
  @Bindable var model: Model
  var own: Locale?

  private var money: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    if let own { formatter.locale = own }
    return formatter
  }

  private var date: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "d. MMMM yyyy HH"
    return formatter
  }

  var body: some View {
    VStack {
      TextField("Price", value: $model.price, formatter: money)
        .onSubmit { model.submitted.append(model.price) }
      TextField("Count", value: $model.count, format: .number)
      TextField("Day", value: $model.day, formatter: date)
    }
  }
}

@MainActor
@Suite struct ValueFieldTests {
  private let model = Model()

  private func host(in locale: String = "de_DE", own: Locale? = nil) -> ViewHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = TimeZone(identifier: "Asia/Karachi") ?? .gmt
    return ViewHost(Fields(model: model, own: own), environment: environment)
  }

  @Test("a field with a formatter uses the person's locale")
  func formatterFollows() throws {
    let ui = host()
    let price = try ui.find(textField: "Price")
    #expect(price.value == "3,50")
    try price.replace(with: "1.234,75")
    #expect(model.price == 1234.75)
    #expect(try ui.find(textField: "Day").value == "15. November 2023 03")
  }

  @Test(
    "a number with a point where a German separates thousands is refused, not read as a hundredfold"
  )
  func point() throws {
    let ui = host()
    try ui.find(textField: "Price").replace(with: "4.50")
    #expect(model.price == 3.5)
  }

  @Test("a locale that the app has set stays")
  func ownLocale() throws {
    let ui = host(own: Locale(identifier: "ar_EG@numbers=latn"))
    #expect(try ui.find(textField: "Price").value == "3.50")
  }

  @Test("a text that is refused goes back to that of the value when the field is left")
  func blur() throws {
    let ui = host()
    for (field, text) in [("Price", "x"), ("Count", "many"), ("Day", "soon")] {
      let found = try ui.find(textField: field)
      let former = found.value
      try found.focus()
      try found.replace(with: text)
      #expect(found.value == text)
      try ui.find(textField: field == "Count" ? "Price" : "Count").focus()
      #expect(found.value == former)
    }
  }

  @Test("a submitted text is that of the value, before the action")
  func submit() throws {
    let ui = host()
    let price = try ui.find(textField: "Price")
    try price.replace(with: "7,5")
    try price.submit()
    #expect(price.value == "7,50")
    #expect(model.submitted == [7.5])
    try price.replace(with: "seven")
    try price.submit()
    #expect(price.value == "7,50")
    let count = try ui.find(textField: "Count")
    try count.replace(with: "many")
    try count.submit()
    #expect(count.value == "2")
  }

  /// What becomes of 2 when a text is typed.
  private func typed(_ text: String, in locale: String) throws -> Double {
    let model = Amount()
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let ui = ViewHost(AmountField(model: model), environment: environment)
    try ui.find(textField: "Amount").replace(with: text)
    return model.amount
  }

  @Test("the point of a numeric keypad is read where it separates nothing else")
  func keypad() throws {
    #expect(try typed("4.75", in: "fr_FR") == 4.75)
    #expect(try typed("0.1234567", in: "fr_FR") == 0.1234567)
    #expect(try typed("13,5", in: "de_CH") == 13.5)
    #expect(try typed("1.234", in: "de_DE") == 1234)
  }

  @Test(
    "digits of other scripts are digits",
    arguments: ["en_US", "ar_EG", "fa_IR", "ne_NP", "hi_IN", "de_DE"])
  func scripts(locale: String) throws {
    #expect(try typed("٣٫٥", in: locale) == 3.5)
    #expect(try typed("१२", in: locale) == 12)
    #expect(try typed("-7", in: locale) == -7)
  }

  @Test(
    "a text that a format would read as a different number is refused",
    arguments: [
      "0x10", "1e999", "NaN", "1.2.3", "12abc3", "3,50", "٣٫٥٫١", "",
      "1\u{301}5", "1.\u{301}5", "1,\u{301}234",
      "1;5", "5;", ";5", "1 5", "1,,5", "1/5", "1-5", "1:5", "1'234", "1½", "5²", "15\u{301}",
      "--5", "+-5", "5-",
      "1e5-3", "1e2e3",
    ])
  func nonsense(text: String) throws {
    #expect(try typed(text, in: "en_US") == 2)
  }

  @Test("any space or apostrophe separates thousands where another one does")
  func separators() throws {
    for space in [" ", "\u{a0}", "\u{202f}"] {
      #expect(try typed("1\(space)234,5", in: "fr_FR") == 1234.5)
      #expect(try typed("1\(space)5", in: "fr_FR") == 2)
    }
    for apostrophe in ["'", "’"] {
      #expect(try typed("1\(apostrophe)234.5", in: "de_CH") == 1234.5)
    }
    #expect(try typed("−5", in: "en_US") == -5)
    #expect(try typed(" +5. ", in: "en_US") == 5)
  }

  @Test("a whole number has no fraction")
  func fraction() throws {
    let ui = host()
    try ui.find(textField: "Count").replace(with: "3,9")
    #expect(model.count == 2)
    try ui.find(textField: "Count").replace(with: "4,0")
    #expect(model.count == 4)
  }

  @Test("a date that a format would change is refused")
  func date() throws {
    let model = Amount()
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    let ui = ViewHost(AmountField(model: model), environment: environment)
    let before = model.day
    try ui.find(textField: "Day").replace(with: "24/12/2023")
    #expect(model.day == before)
    try ui.find(textField: "Day").replace(with: "12/24/23")
    #expect(model.day.timeIntervalSince1970 == 1_703_376_000)
  }

  @Test("a name that a modifier gives is kept")
  func name() throws {
    let ui = ViewHost(AmountField(model: Amount()))
    try ui.find(textField: "Named").replace(with: "3")
    #expect(try ui.find(textField: "Named").value == "3")
  }
}

@Observable @MainActor private final class Amount {
  var amount = 2.0
  var day = Date(timeIntervalSince1970: 1_700_000_000)
}

private struct AmountField: View {
  @Bindable var model: Amount

  var body: some View {
    TextField("Amount", value: $model.amount, format: .number)
    TextField("Day", value: $model.day, format: .dateTime.year().month(.twoDigits).day())
    TextField("Other", value: $model.amount, format: .number).accessibilityLabel("Named")
  }
}
