// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Starter",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Starter", targets: ["Starter"])],
  dependencies: [
    .package(path: "HEADWATER", traits: ["Web"])
  ],
  targets: [
    // The feature and its views, which an app on Apple platforms uses too.
    .target(
      name: "Starter", dependencies: [.product(name: "HeadwaterUI", package: "headwater-identity")]),
    // Serves the views to browsers.
    .executableTarget(
      name: "StarterServer",
      dependencies: ["Starter", .product(name: "HeadwaterWeb", package: "headwater-identity")]),
    .testTarget(
      name: "StarterTests",
      dependencies: [
        "Starter", .product(name: "HeadwaterTesting", package: "headwater-identity"),
        .product(name: "HeadwaterUITesting", package: "headwater-identity"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
