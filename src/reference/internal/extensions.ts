import { asNode, isNode, type Node } from '../json';
import { extendPointer, toPlainPointer } from '../pointer';
import { createExpressionReader, createOuterFinder, isGoneAt } from './expressions';
import { composed, type LostNames } from './lostNames';
import { createOperationReader, type InternalOperation } from './operation';
import type { Part, Parts } from './parts';
import type { References } from './references';
import type { Edits } from './rewrite';

/** What of extensions goes. */
interface Reading {
  lost: LostNames;
  /** Whether a text with expressions names something that goes; `part` is what it stands in. */
  namesLost: (value: unknown, part: Part) => boolean;
  operation: (id: unknown) => InternalOperation | undefined;
  drop: (part: Part, ...keys: (string | number)[]) => void;
}

/** Takes what goes out of the extensions that name fields, paths and operations: those of the sandbox, and `x-zapier`. */
export function dropFromExtensions(
  parts: Parts,
  references: References,
  gone: ReadonlySet<Part>,
  lost: LostNames,
  { dropped }: Edits,
): void {
  const isGone = createExpressionReader(references, gone);
  const findOuter = createOuterFinder(references);
  const operations = new Map(
    parts.all.filter(({ object }) => object === 'Operation').map((part) => [part.node.operationId, part]),
  );
  const read = createOperationReader(references, gone);
  const reading: Reading = {
    lost,
    namesLost: (value, part) => {
      if (typeof value !== 'string') return false;
      if (namesField(value, lost)) return true;
      const around = part.object === 'Operation' ? [part] : findOuter(part, 'Operation');
      return around.some((operation) => isGone(value, operation));
    },
    operation: (id) => {
      const part = operations.get(id);
      return part && read(part);
    },
    drop: (part, ...keys) => dropped.add(extendPointer(part.pointer, ...keys)),
  };
  for (const part of parts.all)
    if (!gone.has(part))
      for (const [name, dropFrom] of Object.entries(rules))
        if (part.node[name] !== undefined) dropFrom(part, part.node[name], name, reading);
}

type Rule = (part: Part, value: unknown, name: string, reading: Reading) => void;

/** What goes from each extension that names fields, paths and operations. */
export const rules: Readonly<Record<string, Rule>> = {
  'x-set-by': (part, value, name, { lost, drop }) => {
    if (lost.fields.has(composed(String(value)))) drop(part, name);
  },
  'x-refers-to': (part, value, name, { lost, drop }) => {
    const [path = '', field = ''] = String(value).split('#');
    if (lost.paths.has(path) || namesField(field, lost)) drop(part, name);
  },
  'x-value-in': (part, value, name, { namesLost, drop }) => {
    if (namesLost(value, part)) drop(part, name);
  },
  'x-when': (part, value, name, { namesLost, drop }) => {
    if (namesLost(value, part)) drop(part, name);
  },
  'x-period': (part, value, name, { lost, drop }) => {
    if (lost.fields.has(composed(String(asNode(value).from)))) drop(part, name);
  },
  'x-adds': dropFields,
  'x-counts': (part, value, name, { lost, drop }) => {
    const { of, with: values } = asNode(value);
    const text = String(of);
    if (lost.paths.has(text) || text.split('/*/').some((field) => lost.fields.has(field))) drop(part, name);
    else for (const field of Object.keys(asNode(values))) if (lost.fields.has(field)) drop(part, name, 'with', field);
  },
  'x-taken-from': (part, value, name, { lost, namesLost, drop }) => {
    const { list, field, fields, when } = asNode(value);
    const names = [list, field, ...Object.values(asNode(fields))].map(String);
    if (names.some((each) => lost.fields.has(each)) || namesLost(when, part)) drop(part, name);
  },
  'x-effects': (part, value, name, reading) => {
    for (const [index, effect] of (Array.isArray(value) ? value : []).entries())
      dropFromEffect(part, asNode(effect), [name, index], reading);
  },
  'x-new-version': (part, value, name, reading) => {
    const { previous, set } = asNode(value);
    if (isLostKey(String(previous), part, reading)) reading.drop(part, name);
    else for (const key of lostKeys(set, part, true, reading)) reading.drop(part, name, 'set', key);
  },
  'x-sent-after': (part, value, name, { lost, drop }) => {
    const names: unknown[] = Array.isArray(value) ? value : [];
    const going = [...names.keys()].filter((index) => lost.operations.has(String(names[index])));
    if (going.length > 0 && going.length === names.length) drop(part, name);
    else for (const index of going) drop(part, name, index);
  },
  'x-zapier': dropFromZaps,
};

/** Takes fields out of an extension that states values for fields, and the extension where it has no other. */
function dropFields(part: Part, value: unknown, name: string, { lost, drop }: Reading): void {
  const names = Object.keys(asNode(value));
  const going = names.filter((each) => lost.fields.has(composed(each)));
  if (going.length > 0 && going.length === names.length) drop(part, name);
  else for (const each of going) drop(part, name, each);
}

function dropFromEffect(part: Part, effect: Node, keys: (string | number)[], reading: Reading): void {
  const { of, when, set, send } = effect;
  const { lost, namesLost, drop } = reading;
  const going = lostKeys(set, part, of === '$item', reading);
  const isSentLost = lost.operations.has(String(send));
  const hasOther = Object.keys(asNode(set)).length > going.length || (send !== undefined && !isSentLost);
  if (namesLost(when, part) || (!hasOther && (going.length > 0 || isSentLost))) drop(part, ...keys);
  else {
    for (const key of going) drop(part, ...keys, 'set', key);
    if (isSentLost) drop(part, ...keys, 'send');
  }
}

/** The fields that values are set in, of which the field or the value goes; `isItem` says that they are the operation's own. */
function lostKeys(set: unknown, operation: Part, isItem: boolean, reading: Reading): string[] {
  return Object.entries(asNode(set)).flatMap(([key, value]) => {
    const isLost = isItem ? isLostKey(key, operation, reading) : reading.lost.fields.has(composed(key));
    return isLost || reading.namesLost(value, operation) ? [key] : [];
  });
}

function isLostKey(key: string, operation: Part, { lost, namesLost }: Reading): boolean {
  return lost.fields.has(composed(key)) || namesLost(`$item#/${key}`, operation);
}

/** The names after a slash or a dot in a text: those of fields and parameters in its expressions. */
function namesField(text: string, { fields }: LostNames): boolean {
  if (fields.size === 0) return false;
  const names = [...composed(text).matchAll(/[/.]([\p{L}\p{M}\p{N}_$-]+)/gu)].map(([, name = '']) => name);
  return names.some((name) => fields.has(name));
}

/** Fields of a Zapier app that name an operation each. */
const ofApp: ReadonlySet<string> = new Set(['connection', 'subscribe', 'unsubscribe']);

/** Takes Zaps that use what goes out of the description of a Zapier app, and fields out of the others. */
function dropFromZaps(part: Part, value: unknown, at: string, { lost, operation, drop }: Reading): void {
  for (const [field, stated] of Object.entries(asNode(value))) {
    if (ofApp.has(field) && lost.operations.has(String(stated))) drop(part, at, field);
    for (const [index, zap] of (Array.isArray(stated) ? stated : []).entries()) {
      if (!isNode(zap)) continue;
      const called = zap.operationId ?? zap.webhook;
      if (lost.operations.has(String(called))) drop(part, at, field, index);
      else
        for (const [place, each] of (Array.isArray(zap.fields) ? zap.fields : []).entries()) {
          const all: unknown[] = Array.isArray(asNode(each).names) ? (asNode(each).names as unknown[]) : [];
          const going = [...all.keys()].filter((key) => isLostField(String(all[key]), operation(called)));
          const keys = [at, field, index, 'fields', place];
          if (going.length > 0 && going.length === all.length) drop(part, ...keys);
          else for (const key of going) drop(part, ...keys, 'names', key);
        }
    }
  }
}

/** Whether an operation has lost the parameter or the field of its body that a Zap names. */
function isLostField(name: string, called: InternalOperation | undefined): boolean {
  if (!called) return false;
  const isParameter = ['path', 'query', 'header', 'cookie'].some((place) => called.hasLost(place, name));
  return isParameter || isGoneAt(toPlainPointer(name.split('.')), called.prune);
}
