/** How high a box of code is, so that a browser knows before it has laid out the code: its lines, of one height each. */
export function codeHeight(code: string): Record<'--lines', number> {
  return { '--lines': code.replace(/\n$/, '').split(/\r\n?|\n/).length };
}
