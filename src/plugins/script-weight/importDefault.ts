/** What `tslib` gives under this name: a CommonJS module as if it had a default export. */
export function __importDefault<Module extends { __esModule?: boolean }>(module: Module): Module | { default: Module } {
  return module?.__esModule ? module : { default: module };
}
