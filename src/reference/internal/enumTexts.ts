import { readEnumTexts } from '../keywords/enumTexts';
import { schemaKeywords } from '../keywords/table';
import { extendPointer } from '../pointer';
import type { Part, Parts } from './parts';
import type { Edits } from './rewrite';

/** Extensions that say something of each value of an `enum`: in its order, or by the values. */
const ofValues = Object.keys(schemaKeywords).filter((name) => schemaKeywords[name]?.readBy === 'enum');

/** Takes out what extensions say of values of enums, and of alternatives that are values, that go, once these are known. */
export function dropEnumTexts({ all }: Parts, gone: ReadonlySet<Part>, { dropped }: Edits): void {
  for (const part of all) {
    const { node, pointer } = part;
    if (part.object !== 'Schema' || gone.has(part) || !ofValues.some((name) => node[name] !== undefined)) continue;
    const { values, going } = valuesOf(part, gone, dropped);
    if (going.length === 0) continue;
    const texts = readEnumTexts({ ...node, enum: values });
    const isWhole = going.length === values.length;
    for (const name of ofValues.filter((each) => isWhole && node[each] !== undefined))
      dropped.add(extendPointer(pointer, name));
    for (const keys of going.flatMap((index) => texts[index]?.places ?? []))
      dropped.add(extendPointer(pointer, ...keys));
  }
}

/** The values that a schema states, by an `enum` or as alternatives, with the indexes of those that go. */
function valuesOf(
  { node, pointer, parts }: Part,
  gone: ReadonlySet<Part>,
  dropped: ReadonlySet<string>,
): { values: unknown[]; going: number[] } {
  const at = extendPointer(pointer, 'enum');
  const values: unknown[] = Array.isArray(node.enum) ? node.enum : [];
  if (values.length > 0) {
    const isWhole = dropped.has(at);
    return { values, going: [...values.keys()].filter((index) => isWhole || dropped.has(extendPointer(at, index))) };
  }
  const stated = parts.filter((part) => /^(one|any)Of$/.test(part.field) && part.node.const !== undefined);
  return {
    values: stated.map((part) => part.node.const),
    going: [...stated.keys()].filter((index) => gone.has(stated[index] as Part)),
  };
}
