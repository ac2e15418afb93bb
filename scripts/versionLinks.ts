import { docsPath } from '../src/plugins/api-reference/sitePlace';

const addresses = new RegExp(`(\\]\\(|\\]:\\s+|href=["'])${docsPath}(?=[/)#"'\\s])`, 'g');

/** Addresses of the docs in a text's links (`](/docs/…`, `]: /docs/…`, `href="/docs/…`) become those of a version. */
export function toVersionLinks(text: string, version: string): string {
  return text.replace(addresses, `$1${docsPath}/${version}`);
}
