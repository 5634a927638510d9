import Foundation
import HeadwaterDevelopment
import Mini

/// Prints its screen at the beginning and after each patch, as a server draws its pages.
@main struct Program {
  static func main() {
    let model = Model()
    let kept = open()
    nonisolated(unsafe) let values = (model, kept)
    @Sendable func show() {
      try? FileHandle.standardOutput.write(contentsOf: Data(text(values.0, values.1).utf8))
    }
    guard let link = DevelopmentLink(environment: ProcessInfo.processInfo.environment) else {
      return
    }
    show()
    link.follow(redraw: show)
    link.say(.serving("http://127.0.0.1:9/"))
    dispatchMain()
  }
}

func text(_ model: Model, _ kept: () -> String) -> String {
  "calls: \(model.next()), \(kept())\nscreen: \(Screen().shown)\n"
}
