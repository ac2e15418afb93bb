/** Docusaurus adds `gca` to the bundler's runtime: it turns the name of a chunk into its address. */
declare const __webpack_require__: { gca: (chunkName: string) => string | undefined };

/** The address of a chunk's script; `undefined` when the bundler has put the chunk into another one. */
export function chunkAddress(chunkName: string): string | undefined {
  const address = __webpack_require__.gca(chunkName);
  return address?.includes('undefined') ? undefined : address;
}
