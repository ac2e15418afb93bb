/** What an operation shows as its method, in upper case. A webhook has none that its reader calls: it shows `EVENT`. */
export function displayMethod({ kind, method }: { kind: string; method: string }): string {
  return kind === 'webhook' ? 'EVENT' : method.toUpperCase();
}
