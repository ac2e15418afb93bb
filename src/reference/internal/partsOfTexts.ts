import { isNode } from '../json';
import { extendPointer } from '../pointer';
import type { Locate, Problem } from '../problems';
import type { AudienceMarks } from './audience';
import { kindOf, type Parts } from './parts';

/** Fields of objects of the specification whose values are no texts for readers; other things can have these names, too. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue', 'serializedValue']);

/** The first line of a part for an audience, as guides have it. In quotes of code it is a word. */
const part = /(?<!`):{3,}[^\S\n]*audience\b/iu;

/** An error for each text of a description that has a part for an audience: it would be shown to all. */
export function findPartsOfTexts({ document, at }: Parts, locate: Locate, marks: AudienceMarks): Problem[] {
  const problems: Problem[] = [];
  const open: { value: unknown; pointer: string }[] = [{ value: document, pointer: '#' }];
  const seen = new Set<unknown>();
  // The list grows while it is gone through.
  for (const { value, pointer } of open) {
    if (typeof value === 'string' && hasPart(value)) problems.push(partOfText(locate(pointer), marks));
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const object = isNode(value) ? at.get(pointer)?.object : undefined;
    for (const [name, inner] of Object.entries(value))
      if (!object || !values.has(name) || kindOf(object, name) !== 'value')
        open.push({ value: inner, pointer: extendPointer(pointer, name) });
  }
  return problems;
}

/** Whether a text has the beginning of a part for an audience; a reader sees no difference to plain colons and letters. */
export function hasPart(text: string): boolean {
  return part.test(text.replace(unseen, '').replaceAll('\uff1a', ':'));
}

const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** The error of a text that has such a part. */
export function partOfText(place: Problem['place'], { extension }: AudienceMarks): Problem {
  return {
    ...{ severity: 'error', place, code: 'internal' },
    message: 'This text has a part for an audience, which only guides have: all would see it.',
    remedy: `Write \`${extension}\` beside the text, or the part in a guide.`,
  };
}
