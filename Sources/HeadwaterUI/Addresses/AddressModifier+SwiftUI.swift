import HeadwaterViews

#if canImport(SwiftUI) && !PortableViews && !os(Linux)
  // An opened URL goes inwards through the environment, and what is printed goes outwards as a preference. The
  // outermost modifier takes URLs from SwiftUI, and gives it the user activity.

  struct AddressModifier: ViewModifier {
    let source: AddressSource

    @Environment(\.openedAddress) private var outer
    @Environment(\.isInsideAddresses) private var isInside
    @State private var own: OpenedAddress?
    @State private var rest: OpenedAddress?
    @State private var unread: OpenedAddress?
    @State private var printed: Address?

    func body(content: Content) -> some View {
      let opened = isInside ? outer : own
      let current = source.print()
      let isInFront = source.isInFront
      content
        .environment(\.openedAddress, isInFront ? opened : rest)
        .environment(\.isInsideAddresses, true)
        .transformPreference(UnreadAddressKey.self) { inner in
          if inner?.number != rest?.number || isInFront {
            inner = isInFront ? inner ?? opened : rest
          }
        }
        .transformPreference(PrintedAddressKey.self) { inner in
          inner = isInFront ? inner.with(current.address) : current.address.with(inner, current)
        }
        .onPreferenceChange(UnreadAddressKey.self) { [$unread] in $unread.wrappedValue = $0 }
        .onPreferenceChange(PrintedAddressKey.self) { [$printed] in $printed.wrappedValue = $0 }
        .onChange(of: isInFront ? unread : opened, initial: true) { _, address in
          if let address { take(address) }
        }
        .onOpenURL { url in
          if !isInside { own = OpenedAddress(url, after: own) }
        }
        .userActivity(AddressActivity.type, element: isInside ? nil : printed) {
          address, activity in
          AddressActivity.describe(address, in: activity)
        }
        .onContinueUserActivity(AddressActivity.type) { activity in
          guard !isInside, let address = AddressActivity.address(in: activity) else { return }
          own = OpenedAddress(number: (own?.number ?? 0) + 1, rest: address)
        }
    }

    private func take(_ opened: OpenedAddress) {
      let taken = source.take(opened.rest)
      rest = OpenedAddress(
        number: opened.number,
        rest: Address(
          path: Array(opened.rest.path.dropFirst(taken.count)), query: opened.rest.query))
    }
  }

  struct UnknownAddressModifier<Unknown: View>: ViewModifier {
    let unknown: (String) -> Unknown

    @State private var unread: OpenedAddress?

    func body(content: Content) -> some View {
      ZStack {
        content.opacity(unread?.rest.path.isEmpty ?? true ? 1 : 0)
        if let unread, !unread.rest.path.isEmpty { unknown(unread.rest.description) }
      }
      .onPreferenceChange(UnreadAddressKey.self) { [$unread] in $unread.wrappedValue = $0 }
    }
  }

  /// The part of an opened address that outer views have left.
  struct OpenedAddress: Equatable, Sendable {
    /// Tells an address from one that was opened before.
    var number: Int
    var rest: Address
  }

  extension OpenedAddress {
    /// Reads the address that a URL names; nil if it names none.
    ///
    /// The host of a URL with a scheme of the app, as in `shop://orders/17`, is the first component.
    init?(_ url: URL, after former: OpenedAddress?) {
      var text = url.absoluteString[...]
      if let colon = text.firstRange(of: "://") {
        let isWeb = ["http", "https"].contains(text[..<colon.lowerBound].lowercased())
        text = text[colon.upperBound...]
        if isWeb { text = text.drop { $0 != "/" && $0 != "?" } }
      }
      guard let address = Address(String(text)) else { return nil }
      self.init(number: (former?.number ?? 0) + 1, rest: address)
    }
  }

  extension EnvironmentValues {
    fileprivate var openedAddress: OpenedAddress? {
      get { self[OpenedAddressKey.self] }
      set { self[OpenedAddressKey.self] = newValue }
    }

    fileprivate var isInsideAddresses: Bool {
      get { self[IsInsideAddressesKey.self] }
      set { self[IsInsideAddressesKey.self] = newValue }
    }
  }

  private struct OpenedAddressKey: EnvironmentKey {
    static var defaultValue: OpenedAddress? { nil }
  }

  private struct IsInsideAddressesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// What of the opened address nobody has taken.
  private struct UnreadAddressKey: PreferenceKey {
    static var defaultValue: OpenedAddress? { nil }

    static func reduce(value: inout OpenedAddress?, nextValue: () -> OpenedAddress?) {
      value = value ?? nextValue()
    }
  }

  /// The address of what is shown.
  private struct PrintedAddressKey: PreferenceKey {
    static var defaultValue: Address? { nil }

    static func reduce(value: inout Address?, nextValue: () -> Address?) {
      value = value.with(nextValue())
    }
  }

  extension Address? {
    /// The address with that of a following view.
    fileprivate func with(_ next: Address?) -> Address? {
      guard var address = self else { return next }
      if let next { address.append(next) }
      return address
    }
  }

  extension Address {
    /// The address with that of the content, if each screen has one.
    fileprivate func with(_ inner: Address?, _ printed: PrintedPlaces) -> Address? {
      printed.isComplete ? Optional(self).with(inner) : self
    }
  }

  /// The user activity of what is shown.
  private enum AddressActivity {
    static let type = "headwater.address"

    static func describe(_ address: Address, in activity: NSUserActivity) {
      activity.title = address.description
      activity.targetContentIdentifier = address.description
      activity.userInfo = ["address": address.description]
    }

    static func address(in activity: NSUserActivity) -> Address? {
      (activity.userInfo?["address"] as? String).flatMap { Address($0) }
    }
  }
#endif
