import HeadwaterMacros

// What `@Destination` can't write is one error, which says what to write instead.

struct Detail: Reducer {
  struct State {}

  enum Action { case tapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

#if MISUSE
  // expected-error @+1 {{'@Destination' can't stand on the class 'Screens', because its features are the fields of a struct; write 'struct Screens'}}
  @Destination final class Screens {
    let detail = Detail()
  }

  @Destination struct WithoutType {
    // expected-error @+1 {{'@Destination' can't see the type of 'detail', because a macro sees no types; write it: 'let detail: <#Feature#>'}}
    let detail = Detail()
  }

  @Destination struct Computed {
    // expected-error @+1 {{'@Destination' makes a case of each field, and 'detail' is computed; write 'let detail: <#Feature#>', or move it to an extension}}
    var detail: Detail { Detail() }
  }

  @Destination struct Lazy {
    // expected-error @+1 {{'@Destination' writes a body that reads each field, and 'detail' is lazy, so reading it would change the struct; write 'let detail: <#Feature#>'}}
    lazy var detail: Detail = Detail()
  }

  @Destination struct WithValue {
    let detail: Detail
    // expected-error @+1 {{'@Destination' needs the name of the type of 'count', whose 'State' and 'Action' it uses, and finds 'Int', which is no feature; write 'let count: <#Feature#>'}}
    let count: Int
  }

  // expected-error @+2 {{'@Destination' finds no feature in 'Nothing'; add one for each screen, sheet or alert: 'let detail: Detail'}}
  // expected-note @+1 {{remove '@Destination'}}
  @Destination struct Nothing {
  }
#endif

@Destination struct Screen {
  let detail: Detail
}
