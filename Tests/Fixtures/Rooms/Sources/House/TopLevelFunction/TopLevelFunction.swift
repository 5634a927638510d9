func tapTwice() { tap() }
