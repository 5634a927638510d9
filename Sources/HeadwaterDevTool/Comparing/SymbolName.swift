import Foundation

/// What the mangled name of a symbol says about it.
package struct SymbolName {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var isSwift: Bool { text.hasPrefix("$s") }

  /// The function that gives a global its first value, once.
  var isFirstValue: Bool { text.hasSuffix("WZ") }
  /// Whether the first value has been given.
  var isFirstValueToken: Bool { text.hasSuffix("Wz") }
  /// The memory of a global.
  var isGlobal: Bool { text.hasSuffix("vp") || text.hasSuffix("vpZ") }
  /// The name of a global without its type, for the function, the token and the memory.
  var globalStem: String? {
    isFirstValue ? String(text.dropLast(3)) : nil
  }

  /// A part of an asynchronous function after a suspension, or the rest of an accessor that lends its value.
  var isContinuation: Bool {
    text.contains(".resume.") || isAfterSuspension
  }

  /// A part of an asynchronous function after a suspension: `TY0_`, `TQ1_`.
  var isAfterSuspension: Bool { asynchronousFunction != nil }

  /// The asynchronous function of which it is a part.
  var asynchronousFunction: String? {
    guard text.hasSuffix("_") else { return nil }
    let rest = text.dropLast().reversed().drop { $0.isNumber }
    guard rest.starts(with: "YT") || rest.starts(with: "QT") else { return nil }
    return String(String(rest.dropFirst(2).reversed()))
  }

  /// Hands the captured values to a closure.
  var isForwarder: Bool {
    let parts = text.split(separator: ".", maxSplits: 1)
    return parts[0].hasSuffix("TA")
  }

  /// A closure or a function within another one.
  var isWithinFunction: Bool {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "f"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "U") || bytes[index + 1] == UInt8(ascii: "u")
      {
        return true
      }
      guard byte == UInt8(ascii: "L"), index > 0, bytes[index - 1] != UInt8(ascii: "L") else {
        continue
      }
      let rest = bytes[(index + 1)...].drop { (48...57).contains($0) }
      if rest.first == UInt8(ascii: "_") { return true }
    }
    return false
  }

  /// Whether it is a closure that is only called, as that of a builder is.
  var isClosureThatNobodyKeeps: Bool {
    guard text.hasSuffix("_") else { return false }
    let rest = text.dropLast().reversed().drop { $0.isNumber }
    return rest.starts(with: "UfEX")
  }

  /// The longest other function of a set in which it is.
  func encloser(among functions: Set<String>) -> String? {
    var name = text.dropLast()
    while name.count > 4 {
      if functions.contains(String(name)) { return String(name) }
      name = name.dropLast()
    }
    return nil
  }

  /// Data by which the runtime and other code know a type, a conformance or a protocol, in words; nil for other data.
  var descriptor: String? {
    let meanings = [
      ("MF", "the stored properties or cases of"), ("Mp", "the requirements of"),
      ("QOMQ", "the hidden type of"), ("Mn", "the declaration of"), ("Mc", "a conformance:"),
      ("WP", "a conformance:"), ("Tu", "an asynchronous function:"),
    ]
    return meanings.first { text.hasSuffix($0.0) }?.1
  }

  /// A place within other data, which has a name of its own and the size of the whole.
  var isWithinData: Bool { ["N", "Tq", "TL"].contains { text.hasSuffix($0) } }

  /// The name without the number that the compiler adds to some, in the order in which it makes them.
  var withoutNumber: Substring {
    let end = text.utf8.lastIndex { !(48...57).contains($0) } ?? text.startIndex
    guard !isSwift, end > text.startIndex, text[end] == "." else { return text[...] }
    return text[..<end]
  }

  /// Data that the process fills in while it runs, or that has no identity: a copy is as good.
  var isCache: Bool {
    !isSwift
      || ["ML", "MD", "Md", "WL", "MR", "Mr", "MXM", "MXX", "MK"].contains { text.hasSuffix($0) }
  }

  /// The name as people write it.
  package var readable: String {
    guard isSwift else { return text }
    let demangled = text.withCString { name in
      swiftDemangle(name, strlen(name), nil, nil, 0)
    }
    guard let demangled else { return text }
    defer { free(demangled) }
    return String(cString: demangled)
  }
}

/// The runtime's own translation of names.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
