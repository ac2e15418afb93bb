/**
 * An address cut where its path begins: scheme and host, empty where it has none, and the path with query and fragment
 * (RFC 3986, section 3).
 */
export function splitOrigin(address: string): { origin: string; rest: string } {
  const [origin = ''] = /^[^/?#]*\/\/[^/?#]*/.exec(address) ?? [];
  return { origin, rest: address.slice(origin.length) };
}

/** An address with its host as DNS looks it up, where its letters are beyond those of ASCII (RFC 3986, 3.2.2). */
export function withAsciiHost(address: string): string {
  return address.replace(
    /^([a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?)([^/?#@:]+)/i,
    (written, start: string, name: string) => {
      if (!/[^\0-\x7f]|%/.test(name) || !URL.canParse(`http://${name}`)) return written;
      return start + new URL(`http://${name}`).host;
    },
  );
}

/** The path of an address, without scheme and host, query and fragment. */
export function pathOf(address: string): string {
  return splitOrigin(address).rest.replace(/[?#].*$/s, '');
}

/**
 * The path that the address of a server leads to, without a slash at its end; none for an address that is none, or that has
 * something else after its scheme, such as `data:@example.com`: behind a host that would name another one.
 */
export function basePath(address: string): string {
  const root = 'http://root.invalid';
  const path = URL.canParse(address, root) ? new URL(address, root).pathname : '';
  return path.startsWith('/') ? path.replace(/\/$/, '') : '';
}

/** An address with further pairs at the end of its query. */
export function withQuery(address: string, pairs: readonly string[]): string {
  if (pairs.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** A path without the slash at its end; `/` stays as it is. */
export function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** Percent-decodes a text; one with a lone percent sign is returned as it is, since the sign is then a literal one. */
export function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text with the characters that match, all of ASCII, percent-encoded. */
export function percentEncoded(text: string, characters: RegExp): string {
  return text.replace(
    characters,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** Encodes what no address may hold, and leaves what is encoded already. */
export function encodeAddress(text: string): string {
  return encodeURI(wellFormed(text)).replace(/%25([0-9A-Fa-f]{2})/g, '%$1');
}

/** UTF-8 cannot carry a lone surrogate: the replacement character stands for it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/** `encodeURIComponent`, which throws at half of a pair of surrogates, of any text. */
export function encodeComponent(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** Encodes all but unreserved characters (RFC 3986, section 2.3). */
export function encodeStrictly(text: string): string {
  return percentEncoded(encodeComponent(text), /[!'()*]/g);
}

/** Leaves reserved characters as they are (`allowReserved`). */
export function encodeReserved(text: string): string {
  return percentEncoded(encodeAddress(text), /#/g);
}
