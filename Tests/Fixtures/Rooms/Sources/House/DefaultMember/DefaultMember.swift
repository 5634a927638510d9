func store(_ jar: Jar) { jar.store() }
