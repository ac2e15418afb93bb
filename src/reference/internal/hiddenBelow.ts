import { asNode, type Node } from '../json';
import { composed, formOf, namesOnWay } from './lostNames';
import type { Part } from './parts';
import { groupOf, type HiddenNames, type SchemaContext } from './schemaGroup';

/** The names of all properties that go in the values of schemas, at any depth. */
export function hiddenBelow(first: readonly Part[], schemas: SchemaContext): HiddenNames {
  const [only, ...others] = first;
  if (only === undefined || others.length > 0) {
    const all = first.map((part) => hiddenBelow([part], schemas));
    const union = (field: 'names' | 'staying'): Set<string> => new Set(all.flatMap((each) => [...each[field]]));
    const isUnnamed = all.some((each) => each.isUnnamed);
    return toHiddenNames(union('names'), union('staying'), isUnnamed);
  }
  const known = schemas.below.get(only);
  if (known) return known;
  const names = new Set<string>();
  const staying = new Set<string>();
  let isUnnamed = false;
  const reached = new Set(first);
  // The set grows while it is gone through.
  for (const part of reached) {
    const { hidden, stated } = groupOf([part], schemas);
    for (const name of hidden) names.add(composed(name));
    for (const name of stated) staying.add(formOf(name));
    const elements = part.parts
      .filter((inner) => schemas.gone.has(inner))
      .flatMap((inner) => elementsOf(inner, schemas));
    for (const { name, nodeType } of elements) {
      if (typeof name === 'string') names.add(composed(name));
      if (unnamedTypes.has(nodeType)) isUnnamed = true;
    }
    for (const inner of [...part.parts, ...(schemas.leads.get(part) ?? [])])
      if (schemas.touched.has(inner) && !schemas.gone.has(inner)) reached.add(inner);
  }
  const found = toHiddenNames(names, staying, isUnnamed);
  schemas.below.set(only, found);
  return found;
}

function toHiddenNames(names: ReadonlySet<string>, staying: ReadonlySet<string>, isUnnamed: boolean): HiddenNames {
  const forms = new Set([...names].map(formOf).filter((form) => !staying.has(form)));
  return {
    names,
    staying,
    isUnnamed,
    has: (name) => namesOnWay(name).some((each) => names.has(each) || forms.has(formOf(each))),
  };
}

/** Keywords whose schemas say something of the element itself, not of those in it. */
const ofOneElement: ReadonlySet<string> = new Set(['allOf', 'oneOf', 'anyOf', 'items']);

/** Types of XML nodes that have no name (4.26). */
const unnamedTypes: ReadonlySet<unknown> = new Set(['text', 'cdata', 'none']);

/** What XML has for the elements of a schema (4.26), whatever it refers to or is made of. */
function elementsOf(schema: Part, { leads }: SchemaContext): Node[] {
  const reached = new Set([schema]);
  // The set grows while it is gone through.
  for (const part of reached) {
    const made = part.parts.filter(({ field }) => ofOneElement.has(field));
    for (const inner of [...made, ...(leads.get(part) ?? [])]) reached.add(inner);
  }
  return [...reached].map(({ node }) => asNode(node.xml));
}
