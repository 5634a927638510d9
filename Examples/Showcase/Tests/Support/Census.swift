import Headwater

@testable import HeadwaterPortableViews

/// The objects of a screen, as weak references: graph, nodes, elements, the storage of states, stores,
/// models.
///
/// It finds them by reflection, starting with a graph. So other code needs no counters, and new kinds of
/// objects are included. Objects outside of all sessions are left out.
@MainActor
final class Census {
  private struct Entry {
    weak var object: AnyObject?
  }

  /// The objects by the name of their type. There are many objects, but few types.
  private var entries: [String: [Entry]] = [:]
  /// The running tasks of the objects. A task retains what it uses until it has ended.
  private(set) var tasks: [Task<Void, Never>] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The names of the types found so far; nil for types that are not counted.
  private var names: [ObjectIdentifier: String?] = [:]

  /// Counts the objects that can be reached from an object.
  func count(_ root: AnyObject) {
    seen = []
    visit(root)
  }

  /// The number of remaining objects of each type.
  var survivors: [String: Int] {
    entries.mapValues { entries in
      // By index, since a copy of a weak reference costs more than a read.
      entries.indices.count { entries[$0].object != nil }
    }
    .filter { $0.value > 0 }
  }

  /// Returns the number of objects whose type has this name, without its parameters.
  func count(of name: String) -> Int {
    entries.filter { $0.key.prefix { $0 != "<" }.hasSuffix(name) }.values.map(\.count).reduce(0, +)
  }

  private func visit(_ value: Any) {
    // A node or a state also contains everything that a view contains.
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
      // A removed element that had the focus has lost its owner. Reflection would read the owner.
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
  /// The objects that exist once for a type of view or a process, and those that the tests share between
  /// sessions.
  private static let shared = [
    "HeadwaterPortableViews.FieldPlan", "HeadwaterWeb.MainActorWatch",
    "CoffeeOrdersService.CachedOrderService", "ShowcaseTests.",
    // All sessions share a journal. Its replicas and stores are counted.
    "HeadwaterJournal.MemoryJournal", "HeadwaterJournal.MemoryDatabase",
    "HeadwaterJournal.Replicas", "HeadwaterJournal.Rooms",
  ]
}
