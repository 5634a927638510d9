import Headwater

@testable import HeadwaterPortableViews

/// What a screen is made of, held weakly: graph, nodes, elements, the storage of states, stores, models.
///
/// It is found by reflection, from a graph on, so that counting costs nothing where nobody counts, and
/// a kind of object that comes later is counted too. What lives outside of all sessions is left out.
@MainActor
final class Census {
  private struct Entry {
    weak var object: AnyObject?
  }

  /// The objects by the name of their type, since there are many objects and few types.
  private var entries: [String: [Entry]] = [:]
  /// What was running of them, which holds what it uses until it has ended.
  private(set) var tasks: [Task<Void, Never>] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The name of each type that was met; nil of those that are not counted.
  private var names: [ObjectIdentifier: String?] = [:]

  /// Counts what can be reached from an object.
  func count(_ root: AnyObject) {
    seen = []
    visit(root)
  }

  /// The types of what is still there, each with a number.
  var survivors: [String: Int] {
    entries.mapValues { entries in
      // By index: to copy a weak reference costs more than to look at it.
      entries.indices.count { entries[$0].object != nil }
    }
    .filter { $0.value > 0 }
  }

  /// How many of the objects had a type of this name, its parameters left out.
  func count(of name: String) -> Int {
    entries.filter { $0.key.prefix { $0 != "<" }.hasSuffix(name) }.values.map(\.count).reduce(0, +)
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
      entries[type, default: []].append(Entry(object: object))
      if let effect = object as? RunningEffect, let task = effect.task { tasks.append(task) }
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
