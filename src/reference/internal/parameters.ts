import { extendPointer } from '../pointer';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { resolve } from './references';
import type { Edits } from './rewrite';

/** Where a parameter is and what it is called, as operations tell it from others; names of headers have no case. */
export function parameterKey(place: unknown, name: unknown): string {
  return `${place} ${place === 'header' ? String(name).toLowerCase() : name}`;
}

/** The parameters that count where these parts state some, by their keys: those of later parts take the place of earlier ones. */
export function parametersIn(stating: readonly Part[], references: Pick<References, 'follow'>): Map<string, Part> {
  const found = stating.flatMap(({ parts }) => parts.filter(({ object }) => object === 'Parameter'));
  return new Map(
    found.map((part) => {
      const { node } = resolve(part, references);
      return [parameterKey(node.in, node.name), part];
    }),
  );
}

/** A parameter of a path that has to go from some of its operations, and the pointers of those others that have it. */
export interface Overridden {
  part: Part;
  operations: string[];
}

/** Finds the parameters of paths in whose place an operation states one that goes: they go for this operation too. */
export function findOverridden({ all }: Parts, references: References, gone: ReadonlySet<Part>): Overridden[] {
  const items = all.filter((part) => part.object === 'PathItem' && !gone.has(part));
  return items.flatMap((item) => {
    const operations = item.parts.filter((part) => part.object === 'Operation' && !gone.has(part));
    const stated = operations.map((operation) => ({
      ...{ pointer: operation.pointer, own: parametersIn([operation], references) },
    }));
    return [...parametersIn([item], references)].flatMap(([key, part]): Overridden[] => {
      const isLost = stated.some(({ own }) => gone.has(own.get(key) ?? item));
      if (gone.has(part) || !isLost) return [];
      return [{ part, operations: stated.filter(({ own }) => !own.has(key)).map(({ pointer }) => pointer) }];
    });
  });
}

/** Lets the other operations state such parameters themselves. */
export function dropFromPath(overridden: readonly Overridden[], edits: Edits): void {
  const appended = new Map<string, string[]>();
  for (const { part, operations } of overridden) {
    edits.dropped.add(part.pointer);
    for (const operation of operations) {
      const list = extendPointer(operation, 'parameters');
      appended.set(list, [...(appended.get(list) ?? []), part.pointer]);
    }
  }
  edits.appended = appended;
}
