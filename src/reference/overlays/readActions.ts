import { isNode, type Json, type Node, valueKey } from '../json';
import { extendPointer } from '../pointer';
import { type OverlayFault, unknownFields } from './fields';
import { parseJsonPath } from './jsonPath/parse';
import { JsonPathError } from './jsonPath/reader';
import type { Action, Expression } from './overlay';

interface ReadActions {
  actions: Action[];
  faults: OverlayFault[];
}

/** Reads the list of actions; `canCopy` says whether the version of Overlay has `copy`. */
export function readActions(list: unknown, canCopy: boolean): ReadActions {
  const pointer = '#/actions';
  if (!Array.isArray(list) || list.length === 0) {
    const message = `"actions" is ${list === undefined ? 'missing' : Array.isArray(list) ? 'empty' : 'no list'}.`;
    return {
      actions: [],
      faults: [
        { pointer, message, remedy: 'Add a list with an action: its "target", and "update" or "remove: true".' },
      ],
    };
  }
  const known = new Set<string>();
  const read = list.map((item: unknown, index): ReadActions => {
    const at = extendPointer(pointer, index);
    if (!isNode(item))
      return {
        actions: [],
        faults: [
          {
            pointer: at,
            message: 'The action is no object.',
            remedy: 'Give it a "target", and "update" or "remove: true".',
          },
        ],
      };
    const key = valueKey(item as Json);
    const repeated = known.has(key);
    known.add(key);
    const message = 'The action is in the list twice.';
    const faults = repeated ? [{ pointer: at, message, remedy: 'Remove one of the two.' }] : [];
    const { actions, faults: own } = readAction(item, at, canCopy);
    return { actions, faults: [...faults, ...own] };
  });
  return { actions: read.flatMap(({ actions }) => actions), faults: read.flatMap(({ faults }) => faults) };
}

function readAction(item: Node, pointer: string, canCopy: boolean): ReadActions {
  const faults: OverlayFault[] = unknownFields(
    item,
    ['target', 'description', 'update', ...(canCopy ? ['copy'] : []), 'remove'],
    pointer,
  );
  const fault = (field: string, message: string, remedy: string): void => {
    faults.push({ pointer: field in item ? extendPointer(pointer, field) : pointer, message, remedy });
  };
  const { remove = false, description = '' } = item;
  if (typeof remove !== 'boolean')
    fault('remove', '"remove" is neither true nor false.', 'Write "remove: true", without quotation marks.');
  if (typeof description !== 'string') fault('description', '"description" is no text.', 'Write a text.');
  const expression = (field: string): Expression | undefined => {
    const text = item[field];
    if (typeof text !== 'string') {
      fault(
        field,
        `"${field}" is ${field in item ? 'no text' : 'missing'}.`,
        "Name what is meant by JSONPath, such as $.paths['/orders'].",
      );
      return undefined;
    }
    try {
      return { text, query: parseJsonPath(text) };
    } catch (error) {
      if (!(error instanceof JsonPathError)) throw error;
      fault(field, `"${field}" is no JSONPath expression: ${error.message}.`, 'Write it as RFC 9535 has it.');
      return undefined;
    }
  };
  const target = expression('target');
  const isBoth = canCopy && 'update' in item && 'copy' in item && remove !== true;
  if (isBoth)
    fault('copy', 'The action has "update" and "copy", so that neither has an effect.', 'Make two actions of it.');
  const isNone = remove === false && !('update' in item) && !(canCopy && 'copy' in item);
  if (isNone) {
    const remedy = 'Add "update" or "remove: true", or leave it out.';
    faults.push({
      pointer: extendPointer(pointer, 'target'),
      message: 'The action changes nothing.',
      remedy,
      isNotice: true,
    });
  }
  const from = canCopy && 'copy' in item && remove !== true ? expression('copy') : undefined;
  if (!target || isBoth || isNone) return { actions: [], faults };
  if (remove === true) return { actions: [{ pointer, target, change: { kind: 'remove' } }], faults };
  if ('update' in item)
    return { actions: [{ pointer, target, change: { kind: 'update', value: item.update } }], faults };
  return { actions: from ? [{ pointer, target, change: { kind: 'copy', from } }] : [], faults };
}
