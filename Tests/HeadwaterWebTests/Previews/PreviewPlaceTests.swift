#if Previews && DEBUG
  import HeadwaterPortableViews
  import Testing

  @testable import HeadwaterWeb

  @Suite("Addresses of previews")
  struct PreviewPlaceTests {
    @Test("a place that is printed is read again")
    func roundTrip() throws {
      var settings = PreviewSettings()
      settings.appearance = .dark
      settings.screen = .tablet
      settings.textSize = .largest
      settings.direction = .rightToLeft
      settings.locale = "ar_EG"
      let places = [
        PreviewPlace(), PreviewPlace(settings: settings),
        PreviewPlace(preview: "Guestbook/Book View+Signs?.swift:40"),
        PreviewPlace(preview: "Guestbook/BookView.swift:7", isAlone: true, settings: settings),
      ]
      for place in places {
        #expect(PreviewPlace(address: place.address) == place)
        #expect(PreviewPlace(place.piece) == place)
      }
      #expect(
        places[3].address
          == "alone/Guestbook/BookView.swift/7?appearance=dark&screen=tablet&text=largest"
          + "&direction=rightToLeft&locale=ar_EG")
    }

    @Test(
      "what is no preview has no place", arguments: ["alone", "Guestbook", "a/b.swift/c", "a/7"])
    func unknown(address: String) {
      #expect(PreviewPlace(address: address) == nil)
    }

    @Test("what follows the line is left to the screens of the preview")
    func innerAddress() {
      let place = PreviewPlace(address: "alone/a/b.swift/7/cast/3?genre=drama")
      #expect(place == PreviewPlace(preview: "a/b.swift:7", isAlone: true))
      #expect(place?.piece.path.count == 4)
    }

    @Test("an unknown setting is left out")
    func unknownSetting() {
      let place = PreviewPlace(address: "a/b.swift/7?text=huge&locale=xx&other=1&direction")
      #expect(place == PreviewPlace(preview: "a/b.swift:7"))
    }
  }
#endif
