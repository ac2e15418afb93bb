/**
 * The part of a built page that Docusaurus writes before the page's own content: the head, and the scripts at the start
 * of the body. Throws when the content cannot be found, since all of the page would count as frame.
 */
export function frameBefore(html: string): string {
  const [frame = '', content] = html.split(/<div id="?__docusaurus"?>/, 2);
  if (content === undefined) throw new Error('A built page has no element with the id "__docusaurus".');
  return frame;
}
