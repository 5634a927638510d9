struct Kitchen {
  var barrel = Barrel()
  var label = Label()

  func pour(_ barrel: Barrel) {}
  func serve(_ wine: Wine) {}
}

struct Jar: Storable {}
