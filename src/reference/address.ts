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

/** Percent-decodes a text; one with a lone percent sign is returned as it is, since the sign is then a literal one. */
export function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** UTF-8 cannot carry a lone surrogate: the replacement character stands for it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
