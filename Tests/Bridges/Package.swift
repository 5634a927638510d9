// swift-tools-version: 6.2

import PackageDescription

/// A package of its own, so that RxSwift and ReactiveSwift are resolved for these tests alone.
///
/// Each target has the tests that all bridges have, `Tests/BridgeConformance`, through a link.
let package = Package(
  name: "Bridges",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [
    .package(name: "Headwater", path: "../..", traits: ["RxSwift", "ReactiveSwift"])
  ],
  targets: ["HeadwaterRxSwift", "HeadwaterReactiveSwift"].map { bridge in
    .testTarget(
      name: "\(bridge)Tests",
      dependencies: [
        .product(name: bridge, package: "Headwater"),
        .product(name: "HeadwaterTesting", package: "Headwater"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  },
  swiftLanguageModes: [.v6]
)
