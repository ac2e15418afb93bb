/** The name of the file that holds a page's data. Addresses compare without case, and so do some file systems. */
export function pageFileName(url: string): string {
  return `${url
    .replace(/^\/+/, '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '.')}.json`;
}
