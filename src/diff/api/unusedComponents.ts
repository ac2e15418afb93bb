import { entriesOf } from '../../reference/buildContext';
import { asNode, isNode, isSame, type Node } from '../../reference/json';
import { pointerKeys, toPointer, valueAt } from '../../reference/pointer';
import { mappedSchema } from '../../reference/slice/references';
import { type ComparedPlace, type Comparison, reportApi } from '../comparison';
import type { Views } from '../schemas/views';
import { remainingAncestor } from './comparedObjects';

/** The kinds of components that only have a meaning where something refers to them. */
export const componentKinds = [
  'schemas',
  'parameters',
  'responses',
  'requestBodies',
  'headers',
  'callbacks',
  'pathItems',
  'mediaTypes',
];

/**
 * Compares the components that no operation uses before or after, so that every change is seen. What one uses is compared
 * where it is used.
 */
export function compareUnusedComponents(
  at: ComparedPlace,
  { base, revision, baseViews, revisionViews }: Comparison,
): void {
  const used = usedComponents(base, baseViews);
  const usedNow = usedComponents(revision, revisionViews);
  for (const kind of componentKinds) {
    const [old, now] = [base, revision].map((document) => new Map(entriesOf(asNode(document.components)[kind])));
    for (const name of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const pointer = toPointer(['components', kind, name]);
      const [before, after] = [old?.get(name), now?.get(name)];
      if (used.has(pointer) || usedNow.has(pointer) || isSame(before, after)) continue;
      if (before === undefined) reportApi(at, 'unused-component-added', { revision: pointer, name });
      else if (after === undefined) {
        const place = remainingAncestor(revision, ['components', kind]);
        reportApi(at, 'unused-component-removed', { base: pointer, revision: place, name });
      } else reportApi(at, 'unused-component-changed', { base: pointer, revision: pointer, name });
    }
  }
}

/** The pointers that the operations and webhooks of a document refer to, directly or not. */
function usedComponents(document: Node, views: Views): Set<string> {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const inner of isNode(value) ? Object.values(value) : Array.isArray(value) ? value : []) visit(inner);
    if (!isNode(value)) return;
    for (const reference of [value.$ref, value.$dynamicRef, ...mappedBy(value)]) {
      const pointer = typeof reference === 'string' ? views.pointerOf(reference) : undefined;
      if (pointer !== undefined && !used.has(pointer)) use(pointer);
    }
  };
  const use = (pointer: string): void => {
    used.add(pointer);
    // Of what is used in part, the component counts as used.
    used.add(toPointer(pointerKeys(pointer).slice(0, 3)));
    visit(valueAt(document, pointer));
    // A value of a schema with a discriminator may be one of a schema that extends it.
    for (const extending of views.extending(pointer)) if (!used.has(extending)) use(extending);
  };
  visit(document.paths);
  visit(document.webhooks);
  return used;
}

/** The schemas that the values of a discriminator stand for, by reference or by name. */
function mappedBy({ discriminator }: Node): string[] {
  return Object.values(asNode(asNode(discriminator).mapping)).map((target) => mappedSchema(String(target)));
}
