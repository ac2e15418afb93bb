/** No notes for crawlers of other search services: this site has a search of its own. */
export default function SearchMetadata(): null {
  return null;
}
