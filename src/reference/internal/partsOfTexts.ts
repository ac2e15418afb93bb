import { isNode, type Node } from '../json';
import { extendPointer } from '../pointer';
import type { Locate, Problem } from '../problems';
import type { AudienceMarks } from './audience';

/** Fields whose values are no texts for readers. */
const values = new Set([
  'example',
  'examples',
  'default',
  'enum',
  'const',
  'value',
  'dataValue',
  'serializedValue',
  'payload',
]);

/** The first line of a part for an audience, as guides have it. In quotes of code it is a word. */
const part = /(?<!`):{3,}[^\S\n]*audience\b/iu;

/** An error for each text of a description, or of a workflow file, that has a part for an audience: it would be shown to all. */
export function findPartsOfTexts(document: Node, locate: Locate, { extension }: AudienceMarks): Problem[] {
  return partsOfTexts(document).map((pointer) => ({
    ...{ severity: 'error', place: locate(pointer), code: 'internal' },
    message: 'This text has a part for an audience, which only guides have: all would see it.',
    remedy: `Write \`${extension}\` beside the text, or the part in a guide.`,
  }));
}

function partsOfTexts(document: Node): string[] {
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
