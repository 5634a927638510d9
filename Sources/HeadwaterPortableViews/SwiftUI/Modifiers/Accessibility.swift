/// The roles and states of a view for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// Makes an empty set.
  public init() {
    bits = 0
  }

  /// A button.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// A selected view.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(bits: 16)
  /// A text.
  public static let isStaticText = AccessibilityTraits(bits: 32)
  /// A view that covers everything else.
  public static let isModal = AccessibilityTraits(bits: 64)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(bits: 128)
  /// A control that is either on or off.
  public static let isToggle = AccessibilityTraits(bits: 256)
  /// A view that often changes by itself.
  public static let updatesFrequently = AccessibilityTraits(bits: 512)

  /// Whether a trait is in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  /// The traits that are in only one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps only the traits that are also in the other set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  /// Keeps the traits that are in only one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
  /// Adds a trait.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Removes a trait.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    bits &= ~member.bits
    return member
  }
  /// Adds a trait.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  var role: String? {
    if contains(.isButton) { return "button" }
    if contains(.isHeader) { return "heading" }
    if contains(.isLink) { return "link" }
    if contains(.isImage) { return "img" }
    if contains(.isSearchField) { return "searchbox" }
    return nil
  }
}

/// The way in which the parts of a view are read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let isOneElement: Bool
  let isSilent: Bool

  /// The parts are not read. The view needs a label.
  public static let ignore = AccessibilityChildBehavior(isOneElement: true, isSilent: true)
  /// The parts are read as they are.
  public static let contain = AccessibilityChildBehavior(isOneElement: false, isSilent: false)
  /// The parts are read one after the other, in a group.
  public static let combine = AccessibilityChildBehavior(isOneElement: true, isSilent: false)
}

extension View {
  /// Sets the name of the view for assistive technology.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    decorated(.words(.ariaLabel, PersonalWords(labelKey.whole)))
  }

  /// Sets the name of the view for assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    decorated(.attribute(.ariaLabel, String(label)))
  }

  /// Sets the name of the view for assistive technology.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    decorated(.words(.ariaLabel, PersonalWords(label)))
  }

  /// Sets the text of the library that assistive technology reads for the view.
  nonisolated func accessibilityLabel(_ text: OwnText) -> some View {
    decorated(.words(.ariaLabel, PersonalWords(text)))
  }

  /// Sets the hint on using the view for assistive technology.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    decorated(.words(.ariaDescription, PersonalWords(hintKey.whole)))
  }

  /// Sets the hint on using the view for assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    decorated(.attribute(.ariaDescription, String(hint)))
  }

  /// Sets the hint on using the view for assistive technology.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    decorated(.words(.ariaDescription, PersonalWords(hint)))
  }

  /// Sets the value of the view for assistive technology.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    decorated(.words(.ariaValueText, PersonalWords(valueKey.whole)))
  }

  /// Sets the value of the view for assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    decorated(.attribute(.ariaValueText, String(value)))
  }

  /// Sets the value of the view for assistive technology.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    decorated(.words(.ariaValueText, PersonalWords(value)))
  }

  /// Sets a name for tests, which is neither shown nor read out.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    decorated(.attribute(.dataIdentifier, identifier))
  }

  /// Hides the view from assistive technology, or not.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    decorated(.attribute(.ariaHidden, hidden ? "true" : nil))
  }

  /// Adds roles and states for assistive technology.
  ///
  /// - Partial: `isModal`, `isToggle` and `updatesFrequently` are left out, with an issue.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    let untold: AccessibilityTraits = [.isModal, .isToggle, .updatesFrequently]
    return decorated(.traits(role: traits.role, isSelected: traits.contains(.isSelected)))
      .ignoring(traits.isDisjoint(with: untold) ? nil : .traits)
  }

  /// Does nothing: an element keeps its role, and the traits that were added.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    ignoring(.accessibilityRemoveTraits)
  }

  /// Sets the way in which the parts of the view are read out.
  ///
  /// - Partial: combined parts are read one after the other, in a group.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }

  /// Does nothing: screen readers read the elements in their order in the document.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    ignoring(.accessibilitySortPriority)
  }

  /// Shows a short explanation when a pointer rests on the view.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    decorated(.words(.title, PersonalWords(textKey.whole)))
  }

  /// Shows a short explanation when a pointer rests on the view.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    decorated(.attribute(.title, String(text)))
  }
}

private struct AccessibilityElementModifier {
  let behavior: AccessibilityChildBehavior
}

extension AccessibilityElementModifier: ViewModifier {
  static var reach: ModifierReach { .each }

  func body(content: Content) -> some View {
    NativeElement(.div, "box") { content }
      .attribute(.role, behavior == .ignore ? "img" : "group")
      .fusing([.opacity])
  }
}
