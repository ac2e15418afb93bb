import { extendPointer } from '../pointer';
import { isOrdinary } from './codeNames';
import { composed, formOf, type Lost } from './lostNames';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { wordsIn } from './values';

/** Reads the name of a field that goes in a listed value; undefined where it names none. */
export type FieldFinder = (value: unknown) => string | undefined;

/** A value that a parameter or a schema lists, such as one to sort by, with the pointers of the value and of what states it. */
interface Listed {
  value: unknown;
  pointer: string;
  stated: string;
}

/** The values that public parameters list, and those of other public schemas that are no ordinary words. */
export function listedValues({ all }: Pick<Parts, 'all'>, { uses }: References, gone: ReadonlySet<Part>): Listed[] {
  const targets = new Map(uses.map(({ holder, target }) => [holder, target]));
  const reached = new Set(all.filter((part) => part.object === 'Parameter' && !gone.has(part)));
  // The set grows while it is gone through.
  for (const part of reached)
    for (const next of [...part.parts, targets.get(part)]) if (next && !gone.has(next)) reached.add(next);
  const others = all.filter((part) => part.object === 'Schema' && !gone.has(part) && !reached.has(part));
  const isTelling = ({ value }: Listed): boolean => typeof value === 'string' && !isOrdinary(value);
  return [...[...reached].flatMap(valuesOf), ...others.flatMap(valuesOf).filter(isTelling)];
}

/** The values that a parameter, an example or a schema states itself. */
function valuesOf({ object, node, field, pointer }: Part): Listed[] {
  const at = (...keys: (string | number)[]): string => extendPointer(pointer, ...keys);
  const single = (key: string, stated = at(key)): Listed[] =>
    node[key] === undefined ? [] : [{ value: node[key], pointer: at(key), stated }];
  const each = (key: string): Listed[] =>
    (Array.isArray(node[key]) ? (node[key] as unknown[]) : []).map((value, index) => ({
      ...{ value, pointer: at(key, index), stated: at(key, index) },
    }));
  // An alternative is its value.
  const ofConst = single('const', /^(one|any)Of$/.test(field) ? pointer : undefined);
  const examples = ['example', 'value'].flatMap((key) => [...single(key), ...each(key)]);
  if (object !== 'Schema') return examples;
  return [
    ...[...each('enum'), ...ofConst, ...single('default'), ...each('default'), ...single('pattern')],
    ...[...examples, ...each('examples')],
  ];
}

/**
 * Finds the fields that go by their names, in any form, with a sign or the direction of an order. Among other words, in a filter or
 * a text, a name counts as it is, and an ordinary word only before such a direction.
 */
export function createFieldFinder({ exact: { fields }, derived: { fields: forms } }: Lost): FieldFinder {
  return (value) => {
    if (fields.size === 0 || typeof value !== 'string') return undefined;
    if (/\s/.test(value.trim())) {
      const ordered = [
        ...composed(value).matchAll(
          /([\p{L}\p{M}\p{N}_$-]{1,200})\s{1,9}(?:asc|desc)\b|[?&]([\p{L}\p{M}\p{N}_$.-]{1,200})=/giu,
        ),
      ].map(([, name, query]) => name ?? query ?? '');
      return [...wordsIn(value).filter((word) => !isOrdinary(word)), ...ordered].find((word) => fields.has(word));
    }
    const words = wordsIn(value).flatMap((word) => [word, word.replace(/[_-]?(?:asc|desc)$/i, '')]);
    return words.find((word) => fields.has(word)) ?? words.find((word) => forms.has(formOf(word)));
  };
}
