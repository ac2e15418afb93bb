import { safelyDecode } from '../../reference/address';
import { groupBy } from '../../reference/groupBy';
import { maxLevels } from '../../reference/jsonText';
import type { RawValue } from './values';

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

/** A value with the names that lead to it: `a[b]=1` is `[['a', 'b'], '1']`. */
export type NestedPair = [names: string[], value: string];

/**
 * The names of a key with brackets: `a[b][]` has `a`, `b` and an empty one. Unbalanced brackets are part of the name. A key with
 * more than a value may have levels has one more than these, so that its value is refused.
 */
export function namesInBrackets(key: string): string[] {
  const [, first, rest] = /^([^[]+)((?:\[[^[\]]*\])+)$/.exec(key) ?? [];
  if (first === undefined || rest === undefined) return [key];
  return [first, ...rest.slice(1, -1).split('][', maxLevels + 1)];
}

/** Puts values in objects by their names. Several of one name, and those with an empty name (`a[]`), are a list. */
export function nestedValues(pairs: readonly NestedPair[]): RawValue {
  const members = groupBy(pairs, ([[name = '']]) => (name === '' ? [] : [name]));
  if (members.size > 0) {
    return Object.fromEntries(
      [...members].map(([name, inner]) => [
        name,
        nestedValues(inner.map(([[, ...names], value]): NestedPair => [names, value])),
      ]),
    );
  }
  const [only, ...others] = pairs;
  const isList = others.length > 0 || (only?.[0].length ?? 0) > 0;
  return isList ? pairs.map(([, value]) => value) : (only?.[1] ?? '');
}
