func serve(_ kitchen: Kitchen) { kitchen.serve(.white) }
