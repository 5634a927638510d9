import HeadwaterPortableViews

/// A choice of a picker on a screen.
@MainActor
struct PickerChoice {
  let title: String
  /// The option or the radio button.
  let control: Element

  var isSelected: Bool { control.has(.selected) || control.has(.checked) }
}

extension Element {
  /// The choices of this picker, including those in sections.
  var choices: [PickerChoice] {
    children.flatMap { child -> [PickerChoice] in
      if child.tag == "option" { return [PickerChoice(title: child.text ?? "", control: child)] }
      guard let radio = child.children.first(where: { $0.tag == "input" }) else {
        return child.choices
      }
      return [PickerChoice(title: AccessibleName.text(of: child), control: radio)]
    }
  }
}
