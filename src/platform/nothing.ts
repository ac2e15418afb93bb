// Stands in for a module that no page runs. A file, since the bundler names what is left out after its absolute path.
export {};
