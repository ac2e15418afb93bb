/** The bundled description, put in by `src/plugins/api-reference/sandboxFile.ts`. */
declare module 'sandbox:document' {
  const document: object;
  export default document;
}
