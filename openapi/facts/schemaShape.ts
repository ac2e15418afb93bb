import { asList, asTree, follow, type Tree } from './findInDescription';

/** What a schema admits, with its references followed and its alternatives put together. */
export interface Shape {
  /** JSON types, null among them; empty when the schema names none. */
  types: string[];
  formats: string[];
  /** The values of an enumeration or constant, without null; undefined when any will do. */
  values?: unknown[];
  default?: unknown;
  deprecated: boolean;
  isPattern: boolean;
  items: Tree[];
  mapValues: Tree[];
  properties: Record<string, Tree[]>;
}

/** What `schema` admits. */
export function shapeOf(document: Tree, schema: unknown): Shape {
  const node = follow(document, schema);
  const parts = asList(node.allOf).map((part) => shapeOf(document, part));
  const choices = [node.oneOf, node.anyOf].map((list) => asList(list).map((choice) => shapeOf(document, choice)));
  return [...choices.filter((list) => list.length > 0).map(either), ...parts].reduce(both, ownShape(node));
}

/** What any of several schemas admits. */
export function anyShapeOf(document: Tree, schemas: Tree[]): Shape {
  return either(schemas.map((schema) => shapeOf(document, schema)));
}

/** The schemas of the field at a path such as `executors[].id` or `type.typeName`; empty when there is none. */
export function fieldAt(document: Tree, schemas: Tree[], path: string): Tree[] {
  return path.split('.').reduce<Tree[]>((owners, step) => {
    const name = step.replace(/(\[\])+$/, '');
    const found = owners.flatMap((owner) => shapeOf(document, owner).properties[name] ?? []);
    const depth = (step.length - name.length) / 2;
    return Array.from({ length: depth }).reduce<Tree[]>(
      (lists) => lists.flatMap((list) => shapeOf(document, list).items),
      found,
    );
  }, schemas);
}

function ownShape(node: Tree): Shape {
  const types = [node.type].flat().filter((type): type is string => typeof type === 'string');
  const values = node.const === undefined ? node.enum : [node.const];
  return {
    types,
    formats: typeof node.format === 'string' ? [node.format] : [],
    ...(Array.isArray(values) ? { values: values.filter((value) => value !== null) } : {}),
    ...(node.default === undefined ? {} : { default: node.default }),
    deprecated: node.deprecated === true,
    isPattern: node.pattern !== undefined,
    items: node.items === undefined ? [] : [asTree(node.items)],
    mapValues: Object.keys(asTree(node.additionalProperties)).length > 0 ? [asTree(node.additionalProperties)] : [],
    properties: Object.fromEntries(
      Object.entries(asTree(node.properties)).map(([name, field]) => [name, [asTree(field)]]),
    ),
  };
}

/** The shape of values that keep both. */
function both(one: Shape, other: Shape): Shape {
  const values = one.values && other.values ? one.values.filter((v) => other.values?.includes(v)) : undefined;
  const kept = values ?? one.values ?? other.values;
  const types = one.types.length > 0 && other.types.length > 0 ? intersect(one.types, other.types) : undefined;
  return {
    ...together([one, other]),
    types: types ?? [...one.types, ...other.types],
    ...(kept ? { values: kept } : {}),
  };
}

/** The shape of values that keep one of several. */
function either(shapes: Shape[]): Shape {
  const filled = shapes.filter(({ types }) => types.join() !== 'null');
  const isListed = filled.length > 0 && filled.every(({ values }) => values !== undefined);
  return {
    ...together(shapes),
    types: shapes.some(({ types }) => types.length === 0) ? [] : unique(shapes.flatMap(({ types }) => types)),
    ...(isListed ? { values: unique(filled.flatMap(({ values }) => values ?? [])) } : {}),
  };
}

function together(shapes: Shape[]): Omit<Shape, 'types' | 'values'> {
  const properties: Record<string, Tree[]> = {};
  for (const [name, schemas] of shapes.flatMap((shape) => Object.entries(shape.properties))) {
    properties[name] = [...(properties[name] ?? []), ...schemas];
  }
  const stated = shapes.find((shape) => shape.default !== undefined);
  return {
    formats: unique(shapes.flatMap(({ formats }) => formats)),
    ...(stated ? { default: stated.default } : {}),
    deprecated: shapes.some(({ deprecated }) => deprecated),
    isPattern: shapes.some(({ isPattern }) => isPattern),
    items: shapes.flatMap(({ items }) => items),
    mapValues: shapes.flatMap(({ mapValues }) => mapValues),
    properties,
  };
}

function intersect(one: string[], other: string[]): string[] {
  return one.filter((type) => other.includes(type));
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)];
}
