func cook(_ kitchen: Kitchen) {}
