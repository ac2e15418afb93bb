/** The bundled description, and the variable that samples read its base URL from, put in by `program.ts`. */
declare module 'sandbox:document' {
  const document: object;
  export default document;
  export const baseUrlVariable: string | undefined;
}
