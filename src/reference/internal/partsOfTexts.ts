import { isNode, type Node } from '../json';
import { extendPointer } from '../pointer';

/** Fields whose values are no texts for readers. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue', 'serializedValue']);

/** The first line of a part for an audience, as guides have it. In quotes of code it is a word. */
const part = /(?<!`):{3,}[^\S\n]*audience\b/iu;

/** The pointers of texts with parts for audiences. Those of guides go; here they would be shown to all. */
export function partsOfTexts(document: Node): string[] {
  const found: string[] = [];
  const open: { value: unknown; pointer: string }[] = [{ value: document, pointer: '#' }];
  const seen = new Set<unknown>();
  // The list grows while it is gone through.
  for (const { value, pointer } of open) {
    if (typeof value === 'string' && part.test(value)) found.push(pointer);
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const isSchemaMap = pointer.endsWith('/properties');
    for (const [name, inner] of Object.entries(value))
      if (!isNode(value) || isSchemaMap || !values.has(name))
        open.push({ value: inner, pointer: extendPointer(pointer, name) });
  }
  return found;
}
