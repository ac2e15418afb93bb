import siteConfig from '@generated/docusaurus.config';
import { withoutSlash } from '../../../reference/address';
import { isJsonType } from '../../../reference/mediaType';
import { followShown } from '../../../releases/followRedirect';

/** Goes where a redirect leads from the address that is open, if one does. */
export async function followMoved(): Promise<void> {
  const { pathname, hash } = window.location;
  const response = await fetch(`${siteConfig.baseUrl}redirects.json`).catch(() => undefined);
  // The dev server has no such file.
  if (!response || !isJsonType(response.headers.get('Content-Type') ?? '')) return;
  const redirects = (await response.json()) as Record<string, string>;
  const to = followShown(withoutSlash(pathname) + hash, redirects);
  if (to !== undefined) window.location.replace(to);
}
