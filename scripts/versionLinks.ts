/** Addresses of the docs in a text's links (`](/docs/…`, `]: /docs/…`, `href="/docs/…`) become those of a version. */
export function toVersionLinks(text: string, version: string): string {
  return text.replace(/(\]\(|\]:\s+|href=["'])\/docs(?=[/)#"'\s])/g, `$1/docs/${version}`);
}
