struct Rake {}
