import type { Operation } from '../model';
import { extendPointer, valueAt } from '../pointer';
import { type BuildContext, textOf } from './context';
import { deriveId } from './derivedId';

/**
 * Operations with an id that no other has, since it is their address. One that states the id of another before it is
 * reported (4.10), and gets an id made of its method and path, as one that states none has.
 */
export function withOwnIds(operations: Operation[], context: BuildContext): Operation[] {
  const isStated = ({ pointer }: Operation): boolean =>
    textOf(valueAt(context.document, extendPointer(pointer, 'operationId'))) !== undefined;
  const taken = new Set(operations.filter(isStated).map(({ id }) => id));
  const first = new Map<string, Operation>();
  return operations.map((operation) => {
    const other = first.get(operation.id);
    if (isStated(operation)) {
      first.set(operation.id, other ?? operation);
      if (!other) return operation;
      reportRepeat(operation, other, context);
    }
    const id = unusedId(deriveId(operation.method, operation.path), taken);
    taken.add(id);
    return { ...operation, id };
  });
}

function unusedId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

function reportRepeat({ id, pointer }: Operation, other: Operation, context: BuildContext): void {
  context.report(
    `${pointer}/operationId`,
    'error',
    `The operationId "${id}" is used before, by ${other.method.toUpperCase()} ${other.path}.`,
    'Give one of the two operations another operationId; it is their address.',
    { isViolation: true },
  );
}
