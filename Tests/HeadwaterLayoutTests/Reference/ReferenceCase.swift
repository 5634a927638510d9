import Foundation
import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle

/// A tree with the frames and the elements that the reference gives it.
struct ReferenceCase: Decodable {
  let name: String
  let window: [Double]
  let tie: String
  let hugs: Bool
  let tree: ReferenceTree
  let frames: [[Double]]
  let words: [[Double]]
  let overflowing: Int
  let exact: ReferenceElement
  let page: ReferenceElement

  var size: Size { Size(window[0], window[1]) }

  var options: LayoutOptions {
    var options = LayoutOptions()
    options.tie = tie == "index" ? .inOrder : .greaterMinimumFirst
    options.wrappedText = hugs ? .hugsLongestLine : .keepsProposal
    return options
  }
}

extension ReferenceCase {
  /// The cases of the fixture, or of a larger file that the environment names.
  static func all() throws -> [ReferenceCase] {
    let named = ProcessInfo.processInfo.environment["LAYOUT_CASES"].map(URL.init(fileURLWithPath:))
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/layouts.jsonl")
    let file = named ?? fixture
    let decoder = JSONDecoder()
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(ReferenceCase.self, from: Data($0.utf8))
    }
  }
}
