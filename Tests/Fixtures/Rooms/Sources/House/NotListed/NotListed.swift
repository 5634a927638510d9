let tree = 1
