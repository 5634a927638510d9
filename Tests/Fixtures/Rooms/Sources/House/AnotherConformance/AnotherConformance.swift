extension Kitchen: Storable {}
