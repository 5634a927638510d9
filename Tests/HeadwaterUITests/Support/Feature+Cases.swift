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
      static func embed(_ value: PresentationAction<Editor.Action>) -> Feature.Action {
        .editor(value)
      }
      static func extract(_ root: Feature.Action) -> PresentationAction<Editor.Action>? {
        if case .editor(let value) = root { value } else { nil }
      }
    }

    var editor: EditorCase.Type { EditorCase.self }

    enum AlertCase: CasePath {
      static func embed(_ value: PresentationAction<Feature.Answer>) -> Feature.Action {
        .alert(value)
      }
      static func extract(_ root: Feature.Action) -> PresentationAction<Feature.Answer>? {
        if case .alert(let value) = root { value } else { nil }
      }
    }

    var alert: AlertCase.Type { AlertCase.self }

    enum ChoiceCase: CasePath {
      static func embed(_ value: PresentationAction<Int>) -> Feature.Action { .choice(value) }
      static func extract(_ root: Feature.Action) -> PresentationAction<Int>? {
        if case .choice(let value) = root { value } else { nil }
      }
    }

    var choice: ChoiceCase.Type { ChoiceCase.self }

    enum PanelCase: CasePath {
      static func embed(_ value: PresentationAction<Panel.Action>) -> Feature.Action {
        .panel(value)
      }
      static func extract(_ root: Feature.Action) -> PresentationAction<Panel.Action>? {
        if case .panel(let value) = root { value } else { nil }
      }
    }

    var panel: PanelCase.Type { PanelCase.self }

    enum RowsCase: CasePath {
      static func embed(_ value: ElementAction<Int, Row.Action>) -> Feature.Action { .rows(value) }
      static func extract(_ root: Feature.Action) -> ElementAction<Int, Row.Action>? {
        if case .rows(let value) = root { value } else { nil }
      }
    }

    var rows: RowsCase.Type { RowsCase.self }

    enum PathCase: CasePath {
      static func embed(_ value: StackAction<Row.State, Row.Action>) -> Feature.Action {
        .path(value)
      }
      static func extract(_ root: Feature.Action) -> StackAction<Row.State, Row.Action>? {
        if case .path(let value) = root { value } else { nil }
      }
    }

    var path: PathCase.Type { PathCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Panel.State: CasePathable {
  struct Cases {
    enum EditorCase: CasePath {
      static func embed(_ value: Editor.State) -> Panel.State { .editor(value) }
      static func extract(_ root: Panel.State) -> Editor.State? {
        if case .editor(let value) = root { value } else { nil }
      }
    }

    var editor: EditorCase.Type { EditorCase.self }

    enum RowCase: CasePath {
      static func embed(_ value: Row.State) -> Panel.State { .row(value) }
      static func extract(_ root: Panel.State) -> Row.State? {
        if case .row(let value) = root { value } else { nil }
      }
    }

    var row: RowCase.Type { RowCase.self }

    enum QuestionCase: CasePath {
      static func embed(_ value: AlertState<Feature.Answer>) -> Panel.State { .question(value) }
      static func extract(_ root: Panel.State) -> AlertState<Feature.Answer>? {
        if case .question(let value) = root { value } else { nil }
      }
    }

    var question: QuestionCase.Type { QuestionCase.self }

    enum TextCase: CasePath {
      static func embed(_ value: String) -> Panel.State { .text(value) }
      static func extract(_ root: Panel.State) -> String? {
        if case .text(let value) = root { value } else { nil }
      }
    }

    var text: TextCase.Type { TextCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Panel.Action: CasePathable {
  struct Cases {
    enum EditorCase: CasePath {
      static func embed(_ value: Editor.Action) -> Panel.Action { .editor(value) }
      static func extract(_ root: Panel.Action) -> Editor.Action? {
        if case .editor(let value) = root { value } else { nil }
      }
    }

    var editor: EditorCase.Type { EditorCase.self }

    enum RowCase: CasePath {
      static func embed(_ value: Row.Action) -> Panel.Action { .row(value) }
      static func extract(_ root: Panel.Action) -> Row.Action? {
        if case .row(let value) = root { value } else { nil }
      }
    }

    var row: RowCase.Type { RowCase.self }

    enum QuestionCase: CasePath {
      static func embed(_ value: Feature.Answer) -> Panel.Action { .question(value) }
      static func extract(_ root: Panel.Action) -> Feature.Answer? {
        if case .question(let value) = root { value } else { nil }
      }
    }

    var question: QuestionCase.Type { QuestionCase.self }

    enum TextChangedCase: CasePath {
      static func embed(_ value: String) -> Panel.Action { .textChanged(value) }
      static func extract(_ root: Panel.Action) -> String? {
        if case .textChanged(let value) = root { value } else { nil }
      }
    }

    var textChanged: TextChangedCase.Type { TextChangedCase.self }
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
