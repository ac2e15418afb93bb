import { type BuildContext, type FindOperationId, textOf } from '../buildContext';
import type { Node } from '../json';
import { displayMethod } from '../methods';
import { pointerKeys, toPointer } from '../pointer';
import { type LocatedOperation, listOperations, type PathItemInput } from './pathItem';

/** An id for an operation without one: `get /tasks/{id}` gives `getTasksId`. */
export function deriveId(method: string, path: string): string {
  const words = path.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

/** The id that an Operation Object states; an empty one is none. */
export function statedId({ operationId }: Node): string | undefined {
  return textOf(operationId)?.trim() ? textOf(operationId) : undefined;
}

/**
 * Gives every operation an id that no other has, since it is its address. One that states the id of another before it is
 * reported (4.10), and gets an id made of its method and path, as one that states none has.
 */
export function identifyOperations(items: PathItemInput[], context: BuildContext): FindOperationId {
  const operations = items.flatMap((item) =>
    listOperations(item, context).map((operation) => ({ ...operation, path: item.path })),
  );
  const unusedId = idChooser(operations.flatMap(({ node }) => statedId(node) ?? []));
  const first = new Map<string, LocatedOperation & { path: string }>();
  const ids = new Map<string, string>();
  for (const operation of operations) {
    const stated = statedId(operation.node);
    const other = stated === undefined ? undefined : first.get(stated);
    if (other) reportRepeat(operation, other, context);
    else if (stated !== undefined) first.set(stated, operation);
    const id = stated !== undefined && !other ? stated : unusedId(deriveId(operation.method, operation.path));
    ids.set(operation.ownPointer, id);
  }
  // A path item may also be referred to where it stands; of several paths that share it the first counts.
  for (const { ownPointer, pointer } of operations) {
    const [id, place] = [ids.get(ownPointer), toPointer(pointerKeys(pointer))];
    if (id !== undefined && !ids.has(place)) ids.set(place, id);
  }
  return (pointer) => ids.get(toPointer(pointerKeys(pointer)));
}

/** Chooses an id that is not taken: the wanted one, else one with the next number. */
function idChooser(stated: readonly string[]): (wanted: string) => string {
  const taken = new Set(stated);
  const numbers = new Map<string, number>();
  return (wanted) => {
    let number = numbers.get(wanted) ?? 1;
    let id = wanted;
    for (; taken.has(id); id = `${wanted}-${number}`) number += 1;
    numbers.set(wanted, number);
    taken.add(id);
    return id;
  };
}

function reportRepeat(
  { node, pointer }: LocatedOperation,
  other: LocatedOperation & { path: string },
  context: BuildContext,
): void {
  context.report(
    `${pointer}/operationId`,
    'error',
    `The operationId "${String(node.operationId)}" is used before, by ${displayMethod({ kind: 'operation', method: other.method })} ${other.path}.`,
    'Give one of the two operations another operationId; it is their address.',
    { isViolation: true },
  );
}
