/**
 * Stands in for a module or a component that is left out: what no page runs, the request builder where it is switched
 * off, and parts of the explorer that this site has no use for. A file, since the bundler names what is left out after
 * its absolute path.
 */
export default function nothing(): undefined {
  return undefined;
}

/** In place of the check of host names in other alphabets (RFC 5890): none of the formats that are checked asks for it. */
export function isIdnHostname(): boolean {
  return true;
}
