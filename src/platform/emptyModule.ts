/**
 * Replaces a module or component that is left out: code that no page runs, and the request builder where it is switched
 * off. It is a file because the bundler needs an absolute path for an alias.
 */
export default function emptyModule(): undefined {
  return undefined;
}

/** In place of the check of host names in other alphabets (RFC 5890): none of the formats that are checked asks for it. */
export function isIdnHostname(): boolean {
  return true;
}
