extension ExampleSources {
  /// The file of each example from which a reader understands the others.
  public static let keyFiles = [
    "Board": "Sources/Board.swift",
    "Circles": "Sources/Tile.swift",
    "CoffeeOrders": "Client/Model.swift",
    "Counter": "Sources/AppReducer.swift",
    "Movies": "Domain/MoviesReducer.swift",
    "PrimeTime": "App/PrimeTime.swift",
    "Showcase": "Gallery/GalleryControls.swift",
    "SignIn": "Views/SignInScreen.swift",
    "SignUp": "Sources/SignUp.swift",
    "Todos": "Sources/Todos.swift",
  ]
}
