#if Development
  import Foundation
  import HeadwaterDevelopment
  import Hummingbird

  extension Development {
    /// The connection to the tool that has started the program; nil if a person has started it.
    private static let link = DevelopmentLink(environment: ProcessInfo.processInfo.environment)

    /// Takes edited code from the tool, and shows what the tool has to say above each page.
    static var reload: Development? {
      guard let link else { return nil }
      return Development(
        name: "reload", script: link.overlay.map(OverlayScript.text), connections: link.origins
      ) { _, component in
        link.follow { component.registry.evaluateEverything() }
      }
    }

    /// Tells the tool where the program serves.
    static func tellTool(thatServes address: WebAddress) {
      link?.say(.serving("\(address)"))
    }
  }
#endif
