import type { NamedSchema, Schema, SchemaObject } from '../model';
import type { AlternativesView, EnumValue, Fact, FieldView, Link, SchemaView } from '../page';
import { shapeOf } from '../shape';
import type { RichText } from '../text';
import { alternativesOf, discriminatorFacts } from './alternatives';
import type { Anchors } from './anchors';
import { type Child, childrenOf, isPlainList } from './children';
import { schemaFacts, toLiteral } from './facts';
import type { LinkText } from './links';
import { typeWords } from './typeWords';

/** Where a schema stands while it is laid out in rows. */
export interface Position {
  anchor: string;
  depth: number;
  /** Named schemas that are open further up, with the anchor under which each is. */
  branch: ReadonlyMap<string, string>;
  /** Whether a named schema that was open before on this page is only linked. */
  once: boolean;
}

export interface ViewerOptions {
  schemas: Map<string, NamedSchema>;
  modelHref: (name: string) => string | undefined;
  linkText: LinkText;
  anchors: Anchors;
  /** Whether every named schema is opened only where the page meets it first. */
  once: boolean;
  /** Rows after which named schemas are only linked, where they can be. */
  rowLimit: number;
}

/** Lays schemas out in rows. One viewer serves one page, since it knows what is open where on it. */
export interface SchemaViewer {
  view: (schema: Schema, position: Position) => SchemaView;
  field: (child: Child, position: Position) => FieldView;
  /** Rows laid out so far. */
  rows: () => number;
}

const smallest = 2;
/** Schemas without a name may be open inside one another as deep as this; deeper ones lead round in a circle. */
const deepest = 40;

/**
 * Makes the viewer of one page. A named schema opens in place; inside itself it is a link, and so it is after the
 * first time when `once` is set or the page has passed `rowLimit` rows. That bounds a page by the number of schemas.
 */
export function createSchemaViewer(options: ViewerOptions): SchemaViewer {
  const opened = new Map<string, string>();
  let rows = 0;

  const linkTo = (name: string, position: Position): Link | undefined => {
    const above = position.branch.get(name);
    const before = opened.get(name);
    const full = rows >= options.rowLimit;
    const href = options.modelHref(name) ?? (above !== undefined ? `#${above}` : before && `#${before}`);
    const closed = above !== undefined || ((options.once || position.once) && before !== undefined) || full;
    return closed && href !== undefined ? { label: titleOf(name, options.schemas), href } : undefined;
  };

  const view = (schema: Schema, position: Position): SchemaView => {
    const { schema: shape, reference } = shapeOf(schema, options.schemas);
    const { item, name } = lookInside(shape, reference?.name, options.schemas);
    const deep = position.depth > deepest;
    const unions = deep ? [] : alternativesOf(item, (member) => titleOf(member, options.schemas));
    const children = deep
      ? []
      : childrenOf(item).filter((child) => !isSaidByAlternatives(child, item, options.schemas));
    const grows = children.length + unions.length > 0;
    const seeModel = name !== undefined && grows ? linkTo(name, position) : undefined;
    const inside: Position = { ...position, depth: position.depth + 1 };
    if (name !== undefined && !seeModel && grows) {
      inside.branch = new Map([...position.branch, [name, position.anchor]]);
      const parts = children.length + unions.reduce((count, union) => count + union.options.length, 0);
      if (!opened.has(name) && parts >= smallest) opened.set(name, position.anchor);
    }
    const fields = seeModel ? [] : children.map((child) => field(child, inside));
    const alternatives = seeModel
      ? []
      : unions.map(
          (union): AlternativesView => ({
            ...union,
            options: union.options.map((option) => {
              rows += 1;
              const anchor = options.anchors.child(position.anchor, option.label);
              return { anchor, label: option.label, schema: view(option.schema, { ...inside, anchor }) };
            }),
          }),
        );
    return {
      ...describeSchema(schema, { shape, item, names: [reference?.name, name] }, options),
      fields,
      fieldsOf: name === undefined ? (item === shape ? '' : 'item') : titleOf(name, options.schemas),
      open: fields.length <= 4 && position.depth <= 1 && fields.length > 0,
      alternatives,
      ...(seeModel ? { seeModel } : {}),
    };
  };

  const field = (child: Child, position: Position): FieldView => {
    rows += 1;
    const anchor = options.anchors.child(position.anchor, child.name);
    const { name, named, required } = child;
    return { anchor, name, named, required, ...view(child.schema, { ...position, anchor }) };
  };

  return { view, field, rows: () => rows };
}

/** What the rows below a schema describe: its items when it is a list, else itself. */
function lookInside(
  shape: SchemaObject,
  name: string | undefined,
  schemas: Map<string, NamedSchema>,
): { item: SchemaObject; name: string | undefined } {
  let current = { item: shape, name };
  for (let depth = 0; depth < 5 && isPlainList(current.item); depth += 1) {
    const inner = shapeOf(current.item.items ?? { kind: 'any' }, schemas);
    current = { item: inner.schema, name: inner.reference?.name };
  }
  return current;
}

function titleOf(name: string, schemas: Map<string, NamedSchema>): string {
  const schema = schemas.get(name)?.schema;
  return (schema && 'title' in schema ? schema.title : undefined) ?? name;
}

/** A property that is only made required here needs no row when every alternative describes it. */
function isSaidByAlternatives(child: Child, schema: SchemaObject, schemas: Map<string, NamedSchema>): boolean {
  const members = schema.oneOf.length > 0 ? schema.oneOf : schema.anyOf;
  if (!child.named || child.schema.kind !== 'any' || members.length === 0) return false;
  return members.every((member) => shapeOf(member, schemas).schema.properties.some(({ name }) => name === child.name));
}

interface Described {
  shape: SchemaObject;
  /** What its rows belong to: its items when it is a list, else itself. */
  item: SchemaObject;
  /** Names of the two, where they have one. */
  names: [string | undefined, string | undefined];
}

/** The words and values of a row; those of a list's plain items stand on the list's own row. */
function describeSchema(
  stated: Schema,
  { shape, item, names }: Described,
  options: ViewerOptions,
): Omit<SchemaView, 'fields' | 'fieldsOf' | 'open' | 'alternatives' | 'seeModel'> {
  const link = (text: SchemaObject['description']) => text && options.linkText(text);
  const name = names[1];
  const hasPage = name !== undefined && options.modelHref(name) !== undefined;
  const titles = (member: string): string => titleOf(member, options.schemas);
  const between = item === shape ? [] : listsBetween(shape, options.schemas);
  const shown = hasPage ? withoutExamplesOf(name, shape, options.schemas) : shape;
  const itemExamples = hasPage ? [] : item.examples;
  const itemFacts = item === shape ? [] : schemaFacts({ ...item, examples: itemExamples }, 'Item');
  const betweenFacts = between.flatMap((list) => [...schemaFacts(list, 'Item'), ...otherFacts(list)]);
  return {
    type: typeWords(stated, options),
    nullable: shape.nullable,
    readOnly: shape.readOnly,
    writeOnly: shape.writeOnly,
    deprecated: shape.deprecated,
    title: shape.title,
    description: joinTexts(
      [shape, ...between, item, ...textsOfTargets(names, options)].map((part) => link(part.description)),
    ),
    facts: [
      ...titleFacts(shape, hasPage),
      ...(item === shape ? [] : titleFacts(item, hasPage)),
      ...schemaFacts(shown),
      ...betweenFacts,
      ...itemFacts,
      ...discriminatorFacts(item, titles),
      ...otherFacts(shape),
      ...(item === shape ? [] : otherFacts(item)),
    ],
    enum: (shape.enum.length > 0 ? shape : item).enum.map(
      ({ value, description }): EnumValue => ({
        value: toLiteral(value),
        description: link(description),
      }),
    ),
    externalDocs: shape.externalDocs && {
      label: shape.externalDocs.description?.source ?? shape.externalDocs.url,
      href: options.linkText.href(shape.externalDocs.url),
    },
  };
}

/** Examples of a whole model stand on its page, and are not said again wherever it is used. */
function withoutExamplesOf(name: string, shape: SchemaObject, schemas: Map<string, NamedSchema>): SchemaObject {
  const named = schemas.get(name)?.schema;
  const own = named && 'examples' in named ? named.examples : [];
  return { ...shape, examples: shape.examples.filter((example) => !own.includes(example)) };
}

/** The lists between a list and its innermost items. */
function listsBetween(shape: SchemaObject, schemas: Map<string, NamedSchema>): SchemaObject[] {
  const lists: SchemaObject[] = [];
  let current = shape;
  for (let depth = 0; depth < 5 && isPlainList(current); depth += 1) {
    current = shapeOf(current.items ?? { kind: 'any' }, schemas).schema;
    if (isPlainList(current)) lists.push(current);
  }
  return lists;
}

/** What schemas without a page say of themselves, where a reference to them says something else. */
function textsOfTargets(names: (string | undefined)[], { schemas, modelHref }: ViewerOptions): SchemaObject[] {
  return names.flatMap((name) => {
    const target = name === undefined || modelHref(name) !== undefined ? undefined : schemas.get(name);
    return target ? [shapeOf(target.schema, schemas).schema] : [];
  });
}

/** Texts one below the other, each once. */
export function joinTexts(texts: (RichText | undefined)[]): RichText | undefined {
  const said = [...new Map(texts.flatMap((text) => (text ? [[text.html, text] as const] : []))).values()];
  const [first, ...others] = said;
  if (!first || others.length === 0) return first;
  return { source: said.map(({ source }) => source).join('\n\n'), html: said.map(({ html }) => html).join('\n') };
}

/** A schema's own title, which is the name of its page where it has one. */
function titleFacts({ title, partTitles }: SchemaObject, hasPage: boolean): Fact[] {
  const own = title === undefined || hasPage ? [] : [{ label: 'Title', value: title }];
  return partTitles ? [...own, { label: 'Made of', value: partTitles.join(', ') }] : own;
}

function otherFacts(schema: SchemaObject): Fact[] {
  const facts = schema.dependentRequired.map(({ property, required }) => ({
    label: `With ${property} also`,
    value: required.join(', '),
  }));
  if (schema.additionalProperties?.kind === 'any') facts.push({ label: 'Other fields', value: 'allowed' });
  if (schema.items?.kind === 'never') facts.push({ label: 'Further items', value: 'not allowed' });
  if (schema.propertyNames?.kind === 'never') facts.push({ label: 'Fields', value: 'not allowed' });
  if (schema.additionalProperties?.kind === 'never') facts.push({ label: 'Other fields', value: 'not allowed' });
  if (schema.unevaluatedProperties?.kind === 'never') facts.push({ label: 'Unevaluated fields', value: 'not allowed' });
  if (schema.unevaluatedItems?.kind === 'never') facts.push({ label: 'Further items', value: 'not allowed' });
  if (schema.xml !== undefined) facts.push({ label: 'XML', value: JSON.stringify(schema.xml) });
  return facts;
}
