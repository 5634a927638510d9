import HeadwaterPortableViews

/// The values of `@AppStorage` and `@SceneStorage` that a host has stored, as a browser does.
///
/// ```swift
/// let ui = ViewHost(SettingsView())
/// try ui.find(toggle: "Compact rows").toggle()
/// #expect(ui.storage.app == ["isCompact": "true"])
///
/// let later = ViewHost(SettingsView(), storage: ui.storage)
/// ```
///
/// Each value is a text: `true`, `17`, the text itself, a raw value, a URL, or data in base 64.
public struct HostStorage: Equatable, Sendable {
  /// The values of `@AppStorage`, by their keys.
  public var app: [String: String]
  /// The values of `@SceneStorage`, by their keys.
  public var scene: [String: String]

  /// Makes a storage with the values of an earlier session.
  public init(app: [String: String] = [:], scene: [String: String] = [:]) {
    self.app = app
    self.scene = scene
  }

  var texts: StoredTexts { StoredTexts(app: app, scene: scene) }

  mutating func apply(_ operations: [DocumentChange]) {
    for case .store(let key, let text) in operations {
      switch key.area {
      case .app: app[key.name] = text
      case .scene: scene[key.name] = text
      }
    }
  }
}

extension ViewHost {
  /// The stored values. Setting them does what another tab of the browser does.
  public var storage: HostStorage {
    get {
      update()
      return stored
    }
    set {
      update()
      stored = newValue
      graph.storage.takeAll(newValue.app, of: .app)
      graph.storage.takeAll(newValue.scene, of: .scene)
      update()
    }
  }
}
