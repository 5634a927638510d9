// swift-tools-version: 6.2

import PackageDescription

/// A separate package, so that only these tests resolve RxSwift and ReactiveSwift.
///
/// Each target contains the tests of all bridges, `Tests/BridgeConformance`, through a link.
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
