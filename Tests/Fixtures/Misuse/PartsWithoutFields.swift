import HeadwaterMacros

// A part of a struct is changed by its own fields if its type has `@Fields`. For any other type there is one error.

struct PlainAddress: Equatable, Codable {
  var city = ""
}

struct PlainGuest: Equatable, Codable, Identifiable {
  var id = 0
}

#if MISUSE
  // expected-note @+4 {{in expansion of macro 'Fields' on struct 'NestedPlain' here}}
  // expected-expansion @+6:3 {{
  //   expected-error @11 {{'apply(_:to:)' is unavailable: A field with '@Nested' has a type with '@Fields'. Add that to the type, or remove '@Nested', and the field is written whole.}}
  // }}
  @Fields
  struct NestedPlain {
    @Nested var address = PlainAddress()
  }

  // expected-note @+4 {{in expansion of macro 'Fields' on struct 'RowsOfPlain' here}}
  // expected-expansion @+6:3 {{
  //   expected-error @11 {{'apply(_:to:)' is unavailable: A field with '@Rows' is an array of 'Identifiable' elements, a dictionary or an 'IdentifiedArray', and the type of its elements has '@Fields'. Add that to the type, or remove '@Rows', and the field is written whole.}}
  // }}
  @Fields
  struct RowsOfPlain {
    @Rows var guests: [PlainGuest] = []
  }

  struct WithoutFields {
    // expected-error @+2 {{'@Nested' says nothing about 'address' without '@Fields' at its struct; add that, or remove '@Nested'}}
    // expected-note @+1 {{remove '@Nested'}}
    @Nested var address = PlainAddress()
  }
#endif

@Fields
struct WholeParts {
  var address = PlainAddress()
  var guests: [PlainGuest] = []
}
