struct Shelf {}
