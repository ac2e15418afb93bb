import { encodeReserved, encodeStrictly, withQuery } from '../../../reference/address';
import type { SampleRequest } from '../../../reference/sampleRequest';

type Bodiless = Omit<SampleRequest, 'body'>;

/** The request with the values that the reader has given, by their variables; an empty one is not given. */
export function fillOpen(request: Bodiless, values: ReadonlyMap<string, string>): Bodiless {
  const { open = [], ...rest } = request;
  let { url } = rest;
  const left = open.filter(({ name, in: place, variable, allowReserved }) => {
    const value = values.get(variable) ?? '';
    if (value === '') return true;
    const written = allowReserved ? encodeReserved(value) : encodeStrictly(value);
    url =
      place === 'path'
        ? url.replaceAll(`{${name}}`, () => written)
        : withQuery(url, [`${encodeStrictly(name)}=${written}`]);
    return false;
  });
  return { ...rest, url, ...(left.length > 0 ? { open: left } : {}) };
}
