/// The parts of a graph's address, and what of an opened address nobody has taken.
@MainActor
final class AddressBook {
  private(set) var parts: [AddressNode] = []
  private var openers: [URLOpenerNode] = []
  private var notices: [any UnknownAddressNotice] = []
  private unowned let graph: ViewGraph

  /// The address of what is shown.
  private(set) var current = AddressPiece()
  /// The address that the owner of the graph knows.
  private var told = AddressPiece()
  private var toldText: String?
  private var isCurrent = true
  private var isForced = false
  /// Whether an address is being handed to the parts.
  private(set) var isOpening = false
  /// The rest of the opened address, for views that are made later.
  private var waiting: AddressPiece?
  /// The opened address, while it has a rest.
  private var opened = ""
  /// Whether no view has answered the rest yet, and one that is made later may do so.
  private(set) var isPending = false
  /// The opened address while a view shows that nobody has taken its rest.
  private(set) var unknown: String? {
    didSet {
      guard unknown != oldValue else { return }
      for notice in notices { notice.unknownAddressDidChange() }
    }
  }

  /// The largest number of parts that one address is handed to.
  private static let partLimit = 100

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether anything of the app prints or takes addresses.
  var isUsed: Bool { !parts.isEmpty || !openers.isEmpty || !notices.isEmpty }

  /// Whether the opened address has a rest that nobody has taken.
  var hasRest: Bool { waiting != nil }

  /// The text of the address, without a slash before it.
  var text: String { unknown ?? current.text }

  // MARK: Parts

  func add(_ part: AddressNode) {
    parts.append(part)
    mayChange()
    guard waiting != nil, !isOpening else { return }
    graph.afterUpdate { [weak self, weak part] in
      if let part { self?.offerRest(to: part) }
    }
  }

  func remove(_ part: AddressNode) {
    parts.removeAll { $0 === part }
    mayChange()
  }

  func add(_ opener: URLOpenerNode) { openers.append(opener) }
  func remove(_ opener: URLOpenerNode) { openers.removeAll { $0 === opener } }
  func add(_ notice: any UnknownAddressNotice) { notices.append(notice) }
  func remove(_ notice: any UnknownAddressNotice) { notices.removeAll { $0 === notice } }

  /// The parts on visible screens, in the order in which the address contains them.
  private func visibleParts() -> [AddressNode] {
    var inner: [ObjectIdentifier?: [(node: AddressNode, isInDialog: Bool)]] = [:]
    for part in parts {
      guard let around = part.visiblePartsAround() else { continue }
      // Whether the part is in front of the one around it is said by the latter's entry.
      inner[around.last.map { ObjectIdentifier($0.node) }, default: []]
        .append((part, around.last?.isInDialog ?? false))
    }
    var ordered: [AddressNode] = []
    func add(_ entries: [(node: AddressNode, isInDialog: Bool)]) {
      for (node, _) in entries {
        let content = inner[ObjectIdentifier(node)] ?? []
        if node.part.isInFront {
          add(content.filter { !$0.isInDialog })
          ordered.append(node)
        } else {
          ordered.append(node)
          add(content.filter { !$0.isInDialog })
        }
        add(content.filter(\.isInDialog))
      }
    }
    add(inner[nil] ?? [])
    return ordered
  }

  // MARK: The address of what is shown

  /// Marks the address as outdated, because a part or its visibility may have changed.
  func mayChange() {
    isCurrent = false
  }

  /// Puts the address together again, if it is outdated.
  func bringUpToDate() {
    guard !isCurrent else { return }
    isCurrent = true
    current = AddressPiece()
    for part in visibleParts() {
      var piece = part.piece
      // An address that is too long to be opened leads nowhere. Without a long text it leads to the screen.
      if !fits(piece) { piece.query = [] }
      guard fits(piece) else { break }
      current.append(piece)
      guard piece.isComplete else { break }
    }
  }

  private func fits(_ piece: AddressPiece) -> Bool {
    current.appending(piece).text.utf8.count <= ViewGraph.addressLimit
  }

  /// The address before a link's value, on the screen or tab around it; nil if a part of it has none.
  func base(around link: ViewNode) -> AddressPiece? {
    var base = AddressPiece()
    var values: [AnyHashable]?
    var isInDialog = false
    var node = link
    while let parent = node.parent {
      if parent.isInFront { isInDialog = true }
      if let shown = parent.shownValues { values = shown }
      if let part = parent as? AddressNode {
        // What is in front of other parts comes after all of these.
        if part.part.isInFront, isInDialog { return piece(through: part).appending(base) }
        if let shown = values, let link = part.part.link, !part.part.isInFront {
          guard let own = link(shown) else { return nil }
          base = own.appending(base)
          values = nil
        } else if !part.part.isInFront {
          base = AddressPiece(steps: part.piece.steps).appending(base)
        }
        isInDialog = false
      }
      node = parent
    }
    return base
  }

  /// The address up to a visible part.
  private func piece(through last: AddressNode) -> AddressPiece {
    var piece = AddressPiece()
    for part in visibleParts() {
      piece.append(AddressPiece(steps: part.piece.steps))
      if part === last { break }
    }
    return piece
  }

  // MARK: News for the owner

  /// Whether the owner does not know the address.
  ///
  /// While its rest is pending, the owner keeps the opened one.
  var hasNews: Bool {
    guard !isPending else { return false }
    return isForced || (isUsed || toldText != nil) && text != (toldText ?? "")
  }

  /// Tells the owner the address with the next operations, even if it is the one that it knows.
  func tellAgain() {
    isForced = true
  }

  /// Returns the operation that tells the owner the address, if there is news.
  func takeNews() -> DocumentChange? {
    guard hasNews else { return nil }
    let move: AddressMove =
      unknown == nil ? AddressMove(from: told.steps, to: current.steps) : .push
    told = current
    toldText = text
    isForced = false
    return .setAddress(text, move)
  }

  // MARK: Opening

  /// Hands an address to the parts, each of which takes its beginning and leaves the rest.
  ///
  /// A part whose app does not follow, such as a store that refuses, ends it. So does a dialog that the person may
  /// not close, unless the address leaves it open.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - isKept: Whether a rest that no view has answered waits for later views before it counts as unknown.
  func open(_ text: String, isKept: Bool = false) {
    if let kept = pathToKeep, !AddressPiece(text).path.starts(with: kept) {
      isForced = true
      _ = graph.modals.last(where: \.forbidsClosing)?.closingWasRefused()
      return
    }
    isOpening = true
    forgetRest()
    var rest = AddressPiece(text)
    var isDeclined = hand(&rest)
    if graph.screenStacks.contains(where: \.hasEmptyScreen) {
      // The map knows these values, and no view shows them there, such as an inner screen without the outer one.
      var start = AddressPiece()
      _ = hand(&start)
      rest = AddressPiece(text)
      isDeclined = true
    }
    let url = text.isEmpty ? nil : URL(string: "/" + text)
    if let url { for opener in openers { opener.open(url) } }
    if !rest.path.isEmpty, openers.isEmpty {
      waiting = rest
      opened = AddressPiece(text).text
      isPending = isKept && !isDeclined
      if !isPending, !notices.isEmpty { unknown = opened }
    }
    graph.update()
    isForced = true
    isOpening = false
  }

  /// Keeps an address for views that are made later, where no view has addresses yet.
  func keep(_ text: String) {
    let address = AddressPiece(text)
    guard !address.path.isEmpty else { return }
    waiting = address
    opened = address.text
    isPending = true
  }

  /// Gives up waiting for a view that takes the rest of the opened address.
  func settle() {
    guard isPending else { return }
    isPending = false
    isForced = true
    if !notices.isEmpty { unknown = opened }
  }

  /// The path that leaves open what the person may not close; nil if there is no such dialog.
  private var pathToKeep: [String]? {
    guard graph.modals.contains(where: \.forbidsClosing) else { return nil }
    let dialog = visibleParts().last { $0.part.isInFront && !$0.piece.path.isEmpty }
    return dialog.map { piece(through: $0).path } ?? current.path
  }

  /// - Returns: Whether the screens or tabs that were asked last have declined what is left.
  private func hand(_ rest: inout AddressPiece) -> Bool {
    var isDeclined = false
    var asked: [AddressNode] = []
    while asked.count < Self.partLimit {
      graph.update()
      guard let part = visibleParts().first(where: { part in !asked.contains { $0 === part } })
      else { return isDeclined }
      asked.append(part)
      let (count, expected) = part.part.take(rest)
      graph.update()
      // A binding of closures tells nobody that it has changed.
      if part.isMounted { part.evaluate() }
      guard !part.isMounted || part.piece.steps == expected.steps else {
        rest = AddressPiece()
        return true
      }
      // What shows an item may be around the views that are still to come.
      if count > 0 { isDeclined = false } else if !part.part.isInFront { isDeclined = true }
      rest.steps = [Array(rest.path.dropFirst(count))]
    }
    return isDeclined
  }

  /// Hands the rest of the opened address to a part that was made since.
  private func offerRest(to part: AddressNode) {
    guard var rest = waiting, part.isMounted, part.visiblePartsAround() != nil else { return }
    let (count, _) = part.part.take(rest)
    guard count > 0 else { return }
    rest.steps = [Array(rest.path.dropFirst(count))]
    waiting = rest.path.isEmpty ? nil : rest
    if rest.path.isEmpty { forgetRest() }
    isForced = true
  }

  /// Drops the rest of the opened address, since the person goes on from what is shown.
  func forgetRest() {
    waiting = nil
    unknown = nil
    isPending = false
  }
}
