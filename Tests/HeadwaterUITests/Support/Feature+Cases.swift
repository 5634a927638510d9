import Headwater

// Handwritten case paths, as in all tests without macros.

extension Feature.Action: CasePathable {
  struct Cases {
    enum NameChangedCase: CasePath {
      static func embed(_ value: String) -> Feature.Action { .nameChanged(value) }
      static func extract(_ root: Feature.Action) -> String? {
        if case .nameChanged(let value) = root { value } else { nil }
      }
    }

    var nameChanged: NameChangedCase.Type { NameChangedCase.self }

    enum CityChangedCase: CasePath {
      static func embed(_ value: String) -> Feature.Action { .cityChanged(value) }
      static func extract(_ root: Feature.Action) -> String? {
        if case .cityChanged(let value) = root { value } else { nil }
      }
    }

    var cityChanged: CityChangedCase.Type { CityChangedCase.self }

    enum EditorCase: CasePath {
      static func embed(_ value: Editor.Action) -> Feature.Action { .editor(value) }
      static func extract(_ root: Feature.Action) -> Editor.Action? {
        if case .editor(let value) = root { value } else { nil }
      }
    }

    var editor: EditorCase.Type { EditorCase.self }

    enum AnsweredCase: CasePath {
      static func embed(_ value: Feature.Answer) -> Feature.Action { .answered(value) }
      static func extract(_ root: Feature.Action) -> Feature.Answer? {
        if case .answered(let value) = root { value } else { nil }
      }
    }

    var answered: AnsweredCase.Type { AnsweredCase.self }

    enum RowsCase: CasePath {
      static func embed(_ value: ElementAction<Int, Row.Action>) -> Feature.Action { .rows(value) }
      static func extract(_ root: Feature.Action) -> ElementAction<Int, Row.Action>? {
        if case .rows(let value) = root { value } else { nil }
      }
    }

    var rows: RowsCase.Type { RowsCase.self }

    enum ScreensCase: CasePath {
      static func embed(_ value: ElementAction<Int, Row.Action>) -> Feature.Action {
        .screens(value)
      }
      static func extract(_ root: Feature.Action) -> ElementAction<Int, Row.Action>? {
        if case .screens(let value) = root { value } else { nil }
      }
    }

    var screens: ScreensCase.Type { ScreensCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Editor.Action: CasePathable {
  struct Cases {
    enum TextChangedCase: CasePath {
      static func embed(_ value: String) -> Editor.Action { .textChanged(value) }
      static func extract(_ root: Editor.Action) -> String? {
        if case .textChanged(let value) = root { value } else { nil }
      }
    }

    var textChanged: TextChangedCase.Type { TextChangedCase.self }
  }

  static var cases: Cases { Cases() }
}
