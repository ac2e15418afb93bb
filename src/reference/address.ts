/**
 * An address cut where its path begins: scheme and host, empty where it has none, and the path with query and fragment
 * (RFC 3986, section 3).
 */
export function splitOrigin(address: string): { origin: string; rest: string } {
  const [origin = ''] = /^[^/?#]*\/\/[^/?#]*/.exec(address) ?? [];
  return { origin, rest: address.slice(origin.length) };
}

/** The path of an address, without scheme and host, query and fragment. */
export function pathOf(address: string): string {
  return splitOrigin(address).rest.replace(/[?#].*$/s, '');
}
