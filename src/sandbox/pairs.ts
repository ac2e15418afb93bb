import { safelyDecode } from '../reference/address';

/** Names and values of the query of an address; only the names are decoded. */
export function queryPairs(url: string): [name: string, value: string][] {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  return formPairs(query);
}

/** Names and values of a text of `application/x-www-form-urlencoded`; only the names are decoded. */
export function formPairs(text: string): [name: string, value: string][] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return [decodeForm(name), value];
    });
}

/** Decodes a text of a query or form. */
export function decodeForm(text: string): string {
  return safelyDecode(text.replace(/\+/g, ' '));
}

/** Names and values of the header `Cookie`, as they were sent. */
export function cookiePairs(header = ''): [name: string, value: string][] {
  return header
    .split(/; */)
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
}
