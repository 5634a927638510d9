/// A control for a date, a time of day, or both.
///
/// - Partial: there are no seconds, and no ranges that are open at one end.
public struct DatePicker<Label: View> {
  let selection: Binding<Date>
  let range: ClosedRange<Date>?
  let components: DatePickerComponents
  let label: Label
  @Environment(\.timeZone) private var timeZone

  /// The components that a person can choose in a date picker.
  public typealias Components = DatePickerComponents

  nonisolated private init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>?, _ components: DatePickerComponents,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// Makes a date picker with a label of any views.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, displayedComponents, label())
  }

  /// Makes a date picker within a range, with a label of any views.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }
}

/// The components that a person can choose in a date picker.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The components as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  /// Makes a date picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, displayedComponents, Text(titleKey))
  }

  /// Makes a date picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, displayedComponents, Text(title))
  }

  /// Makes a date picker with a title, within a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(titleKey))
  }

  /// Makes a date picker with a title, within a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(title))
  }
}

extension DatePicker: View {
  /// A native input for dates.
  public var body: some View {
    let format = DateInputFormat(components: components, timeZone: timeZone)
    let selection = selection
    let range = range
    NativeElement(.label, "field date") {
      NativeElement(.span, "label") { label }.fusing(.all)
      NativeElement(.input, "input")
        .attribute(.type, format.inputType)
        // There is always a date: a browser then offers nothing that clears it.
        .attribute(.required, "")
        .attribute(.min, range.map { format.text($0.lowerBound) })
        .attribute(.max, range.map { format.text($0.upperBound) })
        .shown(format.text(selection.wrappedValue))
        .choosing(selection)
        .focusable()
        .on(.change) { event in
          guard let date = event.value.flatMap({ format.date($0, near: selection.wrappedValue) })
          else { return .dropped(reason: "the text is no date") }
          guard let date = format.limited(date, to: range) else {
            return .dropped(reason: "the date is out of range")
          }
          selection.wrappedValue = date
          return .handled
        }
    }
    .asLabel().withText()
  }
}

/// The format of dates in a native input.
private struct DateInputFormat {
  let components: DatePickerComponents
  let timeZone: TimeZone

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  var inputType: String {
    switch components {
    case .date: "date"
    case .hourAndMinute: "time"
    default: "datetime-local"
    }
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    switch components {
    case .date: return day
    case .hourAndMinute: return time
    default: return "\(day)T\(time)"
    }
  }

  /// Returns a date within a range; nil if the range has no date that is shown in the same way.
  func limited(_ date: Date, to range: ClosedRange<Date>?) -> Date? {
    guard let range, !range.contains(date) else { return date }
    // A person who chooses the last day can't choose the time of day.
    let nearest = min(max(date, range.lowerBound), range.upperBound)
    return text(nearest) == text(date) ? nearest : nil
  }

  /// Returns the date of a text. The former date provides the missing components.
  func date(_ text: String, near former: Date) -> Date? {
    let numbers = text.split(whereSeparator: { "-T:".contains($0) }).map { Int($0) }
    // Browsers have no greater years, and a calendar cannot handle every number.
    guard numbers.allSatisfy({ (0...275_760).contains($0 ?? 0) }) else { return nil }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: former)
    var rest = numbers[...]
    func next() -> Int? { rest.popFirst() ?? nil }
    if components != .hourAndMinute {
      guard let year = next(), let month = next(), let day = next() else { return nil }
      (parts.year, parts.month, parts.day) = (year, month, day)
    }
    if components != .date {
      guard let hour = next(), let minute = next() else { return nil }
      (parts.hour, parts.minute) = (hour, minute)
    }
    // A time that a change of clocks leaves out is a date all the same: the one an hour later.
    let withoutChanges = DateInputFormat(components: components, timeZone: .gmt)
    guard let plain = withoutChanges.calendar.date(from: parts) else { return nil }
    let shown = withoutChanges.text(plain)
    return shown == text.prefix(shown.count) ? calendar.date(from: parts) : nil
  }
}
