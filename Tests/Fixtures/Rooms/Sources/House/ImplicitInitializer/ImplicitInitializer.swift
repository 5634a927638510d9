func pour(_ kitchen: Kitchen) { kitchen.pour(.init()) }
