import type { Server } from '../model';

/** A server's address with the default of each variable, without a slash at its end. */
export function serverUrl(server: Pick<Server, 'url' | 'variables'> | undefined): string {
  const url = server?.url ?? '';
  const filled = (server?.variables ?? []).reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, () => value),
    url,
  );
  const absolute = /^https?:\/\//i.test(filled)
    ? filled
    : `https://example.com${filled.startsWith('/') ? '' : '/'}${filled}`;
  return absolute.replace(/\/+$/, '');
}
