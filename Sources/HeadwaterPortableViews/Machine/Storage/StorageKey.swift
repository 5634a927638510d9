/// Where a stored value lives.
package enum StorageArea: String, Sendable, CaseIterable {
  /// With the person's browser or device: `@AppStorage`.
  case app
  /// With one tab or window: `@SceneStorage`.
  case scene

  var wrapper: String { self == .app ? "@AppStorage" : "@SceneStorage" }
}

/// The name of a stored value.
package struct StorageKey: Hashable, Sendable {
  package var area: StorageArea
  package var name: String

  package init(_ area: StorageArea, _ name: String) {
    self.area = area
    self.name = name
  }

  /// Describes the property for messages. A key is a name of the app's and not a text of a person.
  var description: String { "\(area.wrapper)(\"\(name)\")" }
}

/// The values that a host has stored, as texts.
package struct StoredTexts: Equatable, Sendable {
  package var app: [String: String] = [:]
  package var scene: [String: String] = [:]

  package init(app: [String: String] = [:], scene: [String: String] = [:]) {
    self.app = app
    self.scene = scene
  }

  package subscript(area: StorageArea) -> [String: String] {
    get { area == .app ? app : scene }
    set {
      switch area {
      case .app: app = newValue
      case .scene: scene = newValue
      }
    }
  }
}

/// How much a host stores of each area.
package enum StorageLimit {
  package static let values = 64
  /// The bytes of all keys and values.
  package static let bytes = 16 * 1024
}

private enum StoredTextsKey: EnvironmentKey {
  static var defaultValue: StoredTexts { StoredTexts() }
}

extension EnvironmentValues {
  /// The values that a graph begins with. They go on in ``ViewGraph/storage``.
  package var storedTexts: StoredTexts {
    get { self[StoredTextsKey.self] }
    set { self[StoredTextsKey.self] = newValue }
  }
}
