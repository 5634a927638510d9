@testable import HeadwaterPortableViews

/// What a screen is made of, held weakly: graph, nodes, elements, the storage of states, stores, models.
///
/// It is found by reflection, from a graph on, so that counting costs nothing where nobody counts, and
/// a kind of object that comes later is counted too. What lives outside of all sessions is left out.
@MainActor
final class Census {
  private struct Entry {
    let type: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []
  private(set) var tasks: [Task<Void, Never>] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The name of each type that was met; nil of those that are not counted.
  private var names: [ObjectIdentifier: String?] = [:]

  /// How many objects were counted.
  var count: Int { entries.count }

  /// Counts what can be reached from an object.
  func count(_ root: AnyObject) {
    seen = []
    visit(root)
  }

  /// The types of what is still there, each with a number.
  var survivors: [String: Int] {
    Dictionary(entries.filter { $0.object != nil }.map { ($0.type, 1) }, uniquingKeysWith: +)
  }

  /// How many of the objects had a type of this name, its parameters left out.
  func count(of name: String) -> Int {
    entries.count { $0.type.prefix { $0 != "<" }.hasSuffix(name) }
  }

  private func visit(_ value: Any) {
    // What a view holds, a node or a state holds too.
    if value is any View || value is any ViewModifier { return }
    if let task = value as? Task<Void, Never> { tasks.append(task) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      guard let type = name(of: object), seen.insert(ObjectIdentifier(object)).inserted else {
        return
      }
      entries.append(Entry(type: type, object: object))
      // An element that was removed, and is remembered as what had the focus, has lost its owner,
      // which reflection would read.
      if let element = object as? Element { return element.children.forEach { visit($0) } }
    }
    var current: Mirror? = mirror
    while let mirror = current {
      for child in mirror.children { visit(child.value) }
      current = mirror.superclassMirror
    }
  }

  private func name(of object: AnyObject) -> String? {
    let type: AnyObject.Type = type(of: object)
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isCounted = !(Self.foreign + Self.shared).contains { name.hasPrefix($0) }
    names.updateValue(isCounted ? name : nil, forKey: ObjectIdentifier(type))
    return isCounted ? name : nil
  }

  private static let foreign = [
    "Swift.", "Foundation", "Observation.", "OpenCombine.", "Synchronization.", "NIO", "_",
    "Logging.",
    "CoreMetrics.",
  ]
  /// One for each type of view or for the whole process, and what the tests give to all sessions.
  private static let shared = [
    "HeadwaterPortableViews.FieldPlan", "HeadwaterWeb.MainActorWatch",
    "CoffeeOrdersService.CachedOrderService", "ShowcaseTests.",
  ]
}
