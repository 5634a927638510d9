// swift-tools-version: 6.2
import PackageDescription

/// In development, the type of a view's body is hidden, so that an edit may change it.
let editable: [SwiftSetting] = [
  .enableExperimentalFeature("OpaqueTypeErasure", .when(traits: ["Development"]))
]

let package = Package(
  name: "Starter",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Starter", targets: ["Starter"])],
  // `swift package dev` builds with this trait. Other builds have nothing of it.
  traits: [.trait(name: "Development", description: "Edits in the open page.")],
  dependencies: [
    .package(
      path: "HEADWATER",
      traits: [
        "Web", "Macros", "Previews",
        .trait(name: "Development", condition: .when(traits: ["Development"])),
      ])
  ],
  targets: [
    // The feature and its views, which an app on Apple platforms uses too.
    .target(
      name: "Starter", dependencies: [.product(name: "HeadwaterUI", package: "headwater-identity")],
      swiftSettings: editable),
    // Serves the views to browsers.
    .executableTarget(
      name: "StarterServer",
      dependencies: ["Starter", .product(name: "HeadwaterWeb", package: "headwater-identity")],
      swiftSettings: editable),
    .testTarget(
      name: "StarterTests",
      dependencies: [
        "Starter", .product(name: "HeadwaterTesting", package: "headwater-identity"),
        .product(name: "HeadwaterUITesting", package: "headwater-identity"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
