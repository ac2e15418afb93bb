import { type Located, listOf } from '../../reference/buildContext';
import { isSame, type Node } from '../../reference/json';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer } from '../../reference/pointer';
import { isIgnored } from '../../reference/request/parameterStyle';
import { type ComparedPlace, type Comparison, findRenamed, report } from '../comparison';
import { areEquivalent } from '../schemas/changesBetween';
import { valueWords } from '../valueWords';
import {
  areSkipped,
  type ComparedObjects,
  compareDocumentation,
  type FollowedObject,
  fieldOf,
  follow,
  hasField,
  inside,
  placeOf,
} from './comparedObjects';
import { compareContent, compareSchemaFields } from './content';
import { compareLifetime, isOver } from './lifetime';
import { compareSerialization } from './serialization';

/** Parameters by where they are and what they are called; path parameters by their position in the path. */
type Parameters = Map<string, FollowedObject>;

/** Where parameters are stated: the path's, then the operation's, which win. */
interface ParameterLists {
  path: string;
  lists: Located[];
}

/** Compares the parameters of an operation and its path. */
export function compareParameters(
  base: ParameterLists,
  revision: ParameterLists,
  at: ComparedPlace,
  comparison: Comparison,
): void {
  const [old, now] = [read(base, comparison.base), read(revision, comparison.revision)];
  const gone = [...old.keys()].filter((key) => !now.has(key));
  const fresh = [...now.keys()].filter((key) => !old.has(key));
  for (const [key, before] of old) {
    const after = now.get(key);
    if (after) compareParameter({ base: before, revision: after }, at, comparison);
  }
  const isRenamed = (before: string, after: string): boolean => {
    const both = bothOf(before, after, old, now);
    return both !== undefined && wasRenamed(both, at, comparison);
  };
  const renamed = findRenamed(gone, fresh, isRenamed);
  for (const [before, after] of renamed) {
    const both = bothOf(before, after, old, now);
    if (both) compareRenamed(both, at, comparison);
  }
  const newKeys = new Set(renamed.values());
  for (const key of gone) if (!renamed.has(key)) reportRemoved(old.get(key), at, comparison);
  for (const key of fresh) if (!newKeys.has(key)) reportAdded(now.get(key), at);
}

function bothOf(before: string, after: string, old: Parameters, now: Parameters): ComparedObjects | undefined {
  const [base, revision] = [old.get(before), now.get(after)];
  return base && revision && { base, revision };
}

function read({ path, lists }: ParameterLists, document: Node): Parameters {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const parameters: Parameters = new Map();
  for (const { node, pointer } of lists) {
    listOf(node.parameters).forEach((value, index) => {
      const located = follow({ value, pointer: extendPointer(pointer, 'parameters', index) }, document);
      if (!located) return;
      const { name, in: place } = located.node;
      if (isIgnored({ in: place, name })) return;
      const position = place === 'path' ? names.indexOf(String(name)) : -1;
      const ofHeader = place === 'header' ? String(name).toLowerCase() : String(name);
      parameters.set(`${place} ${position < 0 ? ofHeader : `{${position}}`}`, located);
    });
  }
  return parameters;
}

function labelOf({ node }: Located): string {
  return `${codeSpan(String(node.name))} (${valueWords(String(node.in))})`;
}

/** What a report says of a parameter. */
function named(parameter: Located): { name: string; detail: string } {
  return { name: String(parameter.node.name), detail: labelOf(parameter) };
}

/** Whether a parameter was given another name, or put elsewhere under its name. */
function wasRenamed({ base, revision }: ComparedObjects, at: ComparedPlace, comparison: Comparison): boolean {
  if (base.node.name === revision.node.name) return true;
  const isInPlace = base.node.in === revision.node.in && isRequired(base) === isRequired(revision);
  const [old, now] = [fieldOf(base, 'schema'), fieldOf(revision, 'schema')];
  if (!isInPlace || old.value === undefined || now.value === undefined) return false;
  // Many parameters are plain texts: what they are for has to be the same, too.
  const isDescribed = isSame(base.node.description, revision.node.description);
  return isDescribed && areEquivalent(old, now, at, comparison);
}

function compareRenamed(both: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  const { base, revision } = both;
  if (base.node.name === revision.node.name && base.node.in === revision.node.in) {
    // The template of one path does not name it.
    compareParameter(both, at, comparison);
    return;
  }
  if (areSkipped(both, comparison, true)) return;
  const rule = base.node.in === revision.node.in ? 'parameter-renamed' : 'parameter-moved';
  const places = { base: base.pointer, revision: revision.pointer };
  report(at, rule, { ...places, name: String(base.node.name), detail: `${labelOf(base)} → ${labelOf(revision)}` });
}

function reportRemoved(parameter: Located | undefined, at: ComparedPlace, { today }: Comparison): void {
  if (!parameter) return;
  const places = { base: parameter.pointer, ...named(parameter) };
  const isAnnounced = parameter.node.deprecated === true && isOver(parameter.node['x-sunset'], today);
  report(at, isAnnounced ? 'deprecated-parameter-removed' : 'parameter-removed', places);
}

function reportAdded(parameter: Located | undefined, at: ComparedPlace): void {
  if (!parameter) return;
  const rule = isRequired(parameter) ? 'required-parameter-added' : 'parameter-added';
  report(at, rule, { revision: parameter.pointer, ...named(parameter) });
}

function isRequired({ node }: Located): boolean {
  return node.required === true || node.in === 'path';
}

function compareParameter(both: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  if (areSkipped(both, comparison)) return;
  const { base, revision } = both;
  const within = { ...inside(at, both), written: writtenAs(both) };
  if (!isRequired(base) && isRequired(revision)) {
    report(within, 'parameter-became-required', { revision: placeOf(revision, 'required'), ...named(revision) });
  }
  if (isRequired(base) && !isRequired(revision)) {
    report(within, 'parameter-became-optional', { base: placeOf(base, 'required'), ...named(revision) });
  }
  if (base.node.name !== revision.node.name && base.node.in === 'path') {
    const places = { base: placeOf(base, 'name'), revision: placeOf(revision, 'name') };
    report(within, 'path-parameter-renamed', {
      ...places,
      name: String(base.node.name),
      detail: `${codeSpan(String(base.node.name))} → ${codeSpan(String(revision.node.name))}`,
    });
  }
  compareLifetime(both, within, 'parameter', comparison.today);
  compareSerialization(both, within, comparison);
  compareDocumentation(both, within, ['description', 'example', 'examples']);
  if (hasField(base, 'content') || hasField(revision, 'content')) compareContent(both, within, comparison);
  else compareSchemaFields(both, within, comparison);
}

/** A default counts when the parameter can be left out. */
function writtenAs({ base, revision }: ComparedObjects): ComparedPlace['written'] {
  if (hasField(base, 'content')) return undefined;
  return isRequired(base) && isRequired(revision) ? 'required parameter' : 'parameter';
}
