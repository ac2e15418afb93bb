import type { Node } from '../json';
import type { Locate } from '../load/sourceMap';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';
import type { Cleaning } from './cleanDocument';
import { createAddressFinder } from './lostAddresses';

/**
 * Texts and values of the document that is left with the address of a server that is internal, or the path of an operation:
 * they stay, since what the author says there is data.
 */
export function mentionedAddresses(
  left: Node,
  { parts, removal: { gone } }: Pick<Cleaning, 'parts' | 'removal'>,
  locate: Locate,
): Problem[] {
  const hasAddress = createAddressFinder(parts, gone);
  if (!hasAddress) return [];
  const found: Problem[] = [];
  const open: { value: unknown; pointer: string }[] = [{ value: left, pointer: '#' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, pointer } = next;
    if (typeof value === 'string' && hasAddress(value)) found.push(toNotice(pointer, locate));
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.entries(value).map(([key, each]) => ({ value: each, pointer: extendPointer(pointer, key) }));
    for (const each of inner.reverse()) open.push(each);
  }
  return found;
}

function toNotice(pointer: string, locate: Locate): Problem {
  const message = 'This has the address of a server, or the path of an operation, that is internal, and is shown.';
  const kind = 'Texts and values with addresses that are internal are shown.';
  return { severity: 'notice', place: locate(pointer), message, kind, remedy: 'Take the address out.' };
}
