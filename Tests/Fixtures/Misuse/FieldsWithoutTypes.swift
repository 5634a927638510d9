import HeadwaterMacros

// For a field that `@Fields` does not support, the error at the field says what to write instead.

#if MISUSE
  @Fields
  struct Mistaken {
    // expected-error @+1 {{'@Fields' can't see the type of 'address', because a macro sees no types; write it: 'var address: <#Type#>'}}
    var address = makeAddress()
    // expected-error @+1 {{'@Fields' can't record a change of 'done', because a function is not 'Codable'; mark it '@Unrecorded', and it has no change}}
    var done: () -> Void = {}
    // expected-error @+1 {{'@Nested' can't stand on the optional 'second', because nothing can be changed in nil; remove it, and 'second' is written whole, or lift a feature of its own with 'lift(optional:)'}}
    @Nested var second: Address?
  }
#endif

func makeAddress() -> Address { Address() }

@Fields
struct Address: Equatable, Codable {
  var city = ""
}

@Fields
struct Right {
  var address: Address = makeAddress()
  @Unrecorded var done: () -> Void = {}
  var second: Address?
}
