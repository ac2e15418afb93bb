import type { Json } from '../../reference/json';
import type { JsonObject } from '../request/types';

/** States whose number a field of the parent may hold: `closedCount`. */
const countedState = /^(open|in_?progress|closed|done|pending|failed|completed|finished|active)$/i;

/**
 * A parent with what is below it: the list of these objects in `field`, how many of them are in each state, and the
 * state that all of them are in, unless somebody has to approve it first.
 */
export function withListBelow(parent: JsonObject, field: string, below: readonly JsonObject[]): JsonObject {
  const states = below.map(({ status }) => (typeof status === 'string' ? status : undefined));
  const counts = Object.entries(parent).flatMap(([name, value]): [string, Json][] => {
    const [, state = ''] = /^(\w+?)_?count$/i.exec(name) ?? [];
    if (typeof value !== 'number') return [];
    if (/^total$/i.test(state)) return [[name, below.length]];
    const isState = countedState.test(state) && states.some((each) => each !== undefined);
    return isState ? [[name, states.filter((each) => plain(each) === plain(state)).length]] : [];
  });
  const [first] = states;
  const isShared = first !== undefined && typeof parent.status === 'string' && states.every((each) => each === first);
  const needsApproval = Object.entries(parent).some(
    ([name, value]) => /^needs?_?approval$/i.test(name) && value === true,
  );
  const status: JsonObject = isShared && !needsApproval ? { status: first } : {};
  return { ...parent, [field]: [...below], ...Object.fromEntries(counts), ...status };
}

function plain(state = ''): string {
  return state.toLowerCase().replaceAll('_', '');
}
