// swift-tools-version: 6.2

import PackageDescription

/// A package of its own, so that nothing it may come to need is ever resolved by a user of Headwater.
///
/// The features that are measured stand in this package and the library in another module, built with
/// the settings that `swift build -c release` gives to everybody.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Headwater", path: "..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "HeadwaterBenchmarks",
      dependencies: [
        .product(name: "Headwater", package: "Headwater"),
        .product(name: "HeadwaterTesting", package: "Headwater"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    )
  ],
  swiftLanguageModes: [.v6]
)
