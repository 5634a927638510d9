// The compiler never sees this file, so its references are unknown.
