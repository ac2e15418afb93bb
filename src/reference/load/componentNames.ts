import type { Source } from '@redocly/openapi-core';
import { groupBy } from '../groupBy';
import { extendPointer, pointerKeys, toPointer, valueAt } from '../pointer';
import { compareText } from '../problems';
import type { FoundReference, FoundReferences } from './foundReferences';
import { compareLocations, nameAndParents, shortestUniquePrefixes } from './nameAndParents';
import type { FileLocation } from './sourceMap';

/** A part of a file that the bundler made a component of. */
interface Component {
  /** Pointer of what it stands in: `#/components/schemas`. */
  container: string;
  /** Its name as the bundler wrote it. */
  key: string;
  origin: FileLocation;
  references: FoundReference[];
}

/**
 * Names the components that a bundled `document` was given for parts of other files, in place: by the last key of the
 * pointer to the part, or by its file. Equal names are distinguished by the nearest folder that differs: `images_meta`,
 * `regions_meta`. A name depends on where the files are, and not on which of them is referenced first. What the `root`
 * file states itself keeps its name. Returns where each of these components is from, by its pointer in the document.
 */
export function nameComponents(
  document: unknown,
  { references, own }: FoundReferences,
  root: Source,
): Map<string, FileLocation> {
  const origins = new Map<string, FileLocation>();
  for (const [container, members] of byContainer(findComponents(references))) {
    const ownNames = new Set([...own].filter((pointer) => isIn(pointer, container)).map(lastKey));
    const made = members.filter(({ key }) => !ownNames.has(key));
    const isOwn = ({ origin: { source, pointer } }: Component): boolean =>
      source === root && own.has(toPointer(pointerKeys(pointer)));
    const names = new Map([
      ...made.filter(isOwn).map((component) => [component, lastKey(component.origin.pointer)] as const),
      ...chooseNames(
        made.filter((component) => !isOwn(component)),
        ownNames,
        root,
      ),
    ]);
    for (const [component, name] of names) {
      const pointer = extendPointer(container, name);
      if (!isOwn(component)) origins.set(pointer, component.origin);
      for (const { holder, key } of component.references) holder[key] = pointer;
    }
    renameKeys(valueAt(document, container), new Map([...names].map(([{ key }, name]) => [key, name])));
  }
  return origins;
}

/** The components that references lead to; equal parts of several files are one, which is from the first of them. */
function findComponents(references: FoundReference[]): Component[] {
  const found = new Map<string, Component>();
  for (const reference of references) {
    const text = String(reference.holder[reference.key]);
    const [, container, key] = /^(#\/(?:components\/[^/]+|definitions|parameters|responses))\/(.+)$/s.exec(text) ?? [];
    if (container === undefined || key === undefined) continue;
    const component = found.get(text) ?? { container, key, origin: reference.target, references: [] };
    if (compareLocations(reference.target, component.origin) < 0) component.origin = reference.target;
    component.references.push(reference);
    found.set(text, component);
  }
  return [...found.values()];
}

function byContainer(components: Component[]): Map<string, Component[]> {
  return groupBy(components, ({ container }) => [container]);
}

/** A name for each component, different from each other and from `ownNames`. */
function chooseNames(components: Component[], ownNames: ReadonlySet<string>, root: Source): Map<Component, string> {
  const names = new Map<Component, string>();
  const taken = new Set(ownNames);
  const give = (component: Component, wanted: string): void => {
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
    taken.add(name);
    names.set(component, name);
  };
  const origins = components
    .map((component) => ({ component, ...nameAndParents(component.origin, root.absoluteRef) }))
    .sort((a, b) => compareLocations(a.component.origin, b.component.origin));
  const groups = [...groupBy(origins, ({ name }) => [name])].sort(([a], [b]) => compareText(a, b));
  const isAlone = ([name, group]: (typeof groups)[number]): boolean => group.length === 1 && !ownNames.has(name);
  for (const [name, group] of groups.filter(isAlone)) for (const { component } of group) give(component, name);
  for (const [name, group] of groups.filter((entry) => !isAlone(entry))) {
    const parents = group.map((origin) => origin.parents);
    const prefixes = shortestUniquePrefixes(ownNames.has(name) ? [...parents, []] : parents);
    for (const [index, { component }] of group.entries()) give(component, [...(prefixes[index] ?? []), name].join('_'));
  }
  return names;
}

/** Renames the keys of an object in place, and keeps their order. An entry whose new key exists already is dropped. */
function renameKeys(holder: unknown, names: ReadonlyMap<string, string>): void {
  if (typeof holder !== 'object' || holder === null) return;
  const entries = Object.entries(holder);
  const staying = new Set(entries.map(([key]) => key).filter((key) => !names.has(key)));
  for (const [key] of entries) Reflect.deleteProperty(holder, key);
  for (const [key, value] of entries) {
    const name = names.get(key) ?? key;
    if (names.has(key) && staying.has(name)) continue;
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
  }
}

function isIn(pointer: string, container: string): boolean {
  return pointer.startsWith(`${container}/`) && !pointer.slice(container.length + 1).includes('/');
}

function lastKey(pointer: string): string {
  return pointerKeys(pointer).at(-1) ?? '';
}
