// The styles that make a browser lay out views as SwiftUI does.
//
// In flows a tree of `LayoutNode`s, one for each view that has an element or modifies one; each
// knows the rule of its view. Out flow elements with classes and declarations.
//
// Three things decide an element's style, and nothing else does:
// - its traits, which go up: how its lengths depend on what it is offered (`Traits/`);
// - its context, which comes down: what it is offered;
// - its slot, which its parent gives: the kind of box it is in and how that box is shared.
//
// `Tree/` has the views with what they know of one another, and how an element takes its room in the
// box around it; `Style/` the words of CSS; and `Rules/` a file for each view and modifier.
//
// This module measures nothing and knows no text, no font and no control.
