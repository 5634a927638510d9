func serve(_ kitchen: Kitchen, _ name: String) {
  if let wine = type(of: kitchen.barrel.wine).init(rawValue: name) { kitchen.serve(wine) }
}
