func bottle() { cook(Kitchen()) }
