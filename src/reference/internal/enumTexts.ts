import { readEnumTexts } from '../keywords/enumTexts';
import { schemaKeywords } from '../keywords/table';
import { extendPointer } from '../pointer';
import type { Parts } from './parts';
import type { Edits } from './rewrite';

/** Extensions that say something of each value of an `enum`: in its order, or by the values. */
const ofValues = Object.keys(schemaKeywords).filter((name) => schemaKeywords[name]?.readWith === 'enum');

/** Takes out what extensions say of the values of enums that go, once these are known. */
export function dropEnumTexts({ all }: Parts, { dropped }: Edits): void {
  for (const { object, node, pointer } of all) {
    const values = node.enum;
    if (object !== 'Schema' || !Array.isArray(values)) continue;
    const at = extendPointer(pointer, 'enum');
    const isWhole = dropped.has(at);
    const going = [...values.keys()].filter((index) => isWhole || dropped.has(extendPointer(at, index)));
    if (going.length === 0) continue;
    const texts = readEnumTexts(node);
    for (const name of ofValues.filter((each) => isWhole && node[each] !== undefined))
      dropped.add(extendPointer(pointer, name));
    for (const keys of going.flatMap((index) => texts[index]?.places ?? []))
      dropped.add(extendPointer(pointer, ...keys));
  }
}
