import Headwater

/// A value that a test changes by calls, since its fields are not public.
protocol ChangedByCalls {
  /// The statements that turn it into another value; nil if none do.
  ///
  /// - Parameters:
  ///   - other: A value of the same type.
  ///   - target: The place of the value, as written in Swift: `$0.path`.
  func calls(to other: Any, at target: String) -> [String]?
}

extension StackState: ChangedByCalls {
  func calls(to other: Any, at target: String) -> [String]? {
    guard let new = other as? StackState else { return nil }
    let kept = zip(ids, new.ids).prefix { $0 == $1 }.count
    var lines: [String] = []
    if kept == 0, count > 1 {
      lines.append("\(target).removeAll()")
    } else if kept == count - 1 {
      lines.append("\(target).popLast()")
    } else if kept < count {
      lines.append("\(target).pop(to: \(ids[kept - 1]))")
    }
    for position in 0..<kept {
      lines += PasteLines.changes(
        from: self[position], to: new[position], in: "\(target)[id: \(ids[position])]?")
    }
    var stack = self
    for position in kept..<new.count {
      // Another screen was pushed and has gone.
      guard stack.push(new[position]) == new.ids[position] else { return nil }
      lines.append("\(target).push(\(PasteLines.value(new[position])))")
    }
    return stack.nextID == new.nextID ? lines : nil
  }
}

extension UndoHistory: ChangedByCalls {
  func calls(to other: Any, at target: String) -> [String]? {
    guard let new = other as? UndoHistory, looksTheSame(new, UndoHistory()) else { return nil }
    return ["\(target).removeAll()"]
  }
}
