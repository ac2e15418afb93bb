import { asMarkdown } from '../escape';
import { hasSameSubschemas, unionsOf } from '../keywords/subschemasOf';
import { literalWriter } from '../literals';
import type { NamedSchema, Schema, SchemaObject } from '../model';
import { targetOf } from '../schema';
import type { EnumValue, Fact, SchemaView } from '../schemaRows';
import { isNullOnly, type Resolving, type Shape, shapeOf, wrappedIn } from '../schemas/shape';
import type { Link, Markdown, RichText } from '../text';
import { alternativesOf, discriminatorFacts, type Naming, type Union } from './alternatives';
import { type Child, childrenOf, isPlainList } from './children';
import { withChoosingValues } from './chosenValues';
import { externalDocsView } from './externalDocs';
import { itemMarkFacts, listedValues, marksOf, noteFacts, schemaFacts, searchedValues } from './facts';
import type { PagesLimit } from './pagesLimit';
import { markedBy, type ReleaseLinks } from './releaseLinks';
import { saysMore, textsOf, titlesOf, uniqueTexts, type Worded } from './rowTexts';
import type { RenderText } from './texts';
import { titleOf, typeWords } from './typeWords';

/** What a schema says wherever it stands: its own words, and what is below it. */
export interface SchemaOutline {
  words: SchemaWords;
  /** Characters of the words. */
  length: number;
  /** The named schema that the parts below belong to: itself, or what it is a list of. */
  name: string | undefined;
  fieldsOf: string;
  /** Its titles that no type names, and its text with them, for where they say more than its name. */
  titles: readonly string[];
  titled?: RichText;
  children: Child[];
  unions: Union[];
}

/** The words and values of a row, without what is below it. */
type SchemaWords = Omit<SchemaView, 'fields' | 'fieldsOf' | 'open' | 'alternatives' | 'seeModel'>;

interface OutlineOptions {
  schemas: Map<string, NamedSchema>;
  modelHref: (name: string) => string | undefined;
  renderText: RenderText;
  releases?: ReleaseLinks | undefined;
  limit: Pick<PagesLimit, 'countSteps'>;
}

interface OutlineInput extends OutlineOptions {
  naming: Naming;
  shapeOf: ShapeOf;
  /** What is below the named schemas that were met before. */
  known: Map<string, Below & { item: SchemaObject }>;
}

/** What is below a schema, and what its discriminator says beside that. */
interface Below extends Pick<SchemaOutline, 'children' | 'unions'> {
  chosenBy: Fact[];
}

type ShapeOf = (schema: Schema) => Shape;

/** Makes the function that outlines schemas, each once, however many pages it is on. */
export function createOutliner(options: OutlineOptions): (schema: Schema) => SchemaOutline {
  const known = new Map<Schema, SchemaOutline>();
  const shapeOf = createShaper(options);
  const given = { ...options, shapeOf, naming: namingOf(options.schemas, shapeOf), known: new Map() };
  return (schema) => {
    const outline = known.get(schema) ?? outlineOf(schema, given);
    known.set(schema, outline);
    return outline;
  };
}

/** Makes the function that resolves schemas, each once. */
function createShaper({ schemas, limit }: OutlineOptions): ShapeOf {
  const known = new Map<Schema, Shape>();
  const targets = new Map<Schema, Shape>();
  return (schema) => {
    const before = known.get(schema);
    if (before) return before;
    const resolving: Resolving = { laid: new Set(), steps: 0, known: targets };
    const shape = shapeOf(schema, schemas, resolving);
    limit.countSteps(resolving.steps);
    known.set(schema, shape);
    return shape;
  };
}

function outlineOf(schema: Schema, options: OutlineInput): SchemaOutline {
  const { schemas, shapeOf } = options;
  const { schema: shape, reference } = shapeOf(schema);
  const { item, name } = lookInside(shape, reference?.name, shapeOf);
  const worded = wordedOf({ shape, item, name }, reference?.name, options);
  const titles = titlesOf(worded);
  const texts = uniqueTexts([
    ...(textsOf(worded) ?? []),
    ...wrappedTexts(schema, options),
    // What is null alone says so in its own text.
    ...(shape.isNull ? [] : nullTexts(schema, options)),
  ]);
  const { children, unions, chosenBy } = belowOf(item, name, options);
  const words = describeSchema(schema, { shape, item, name, texts, chosenBy }, options);
  const titled = titles.length > 0 ? options.renderText([...titles.map(asMarkdown), ...texts]) : undefined;
  return {
    words,
    length: JSON.stringify([words, titled]).length,
    name,
    titles,
    ...(titled ? { titled } : {}),
    fieldsOf: name === undefined ? (item.title ?? (item === shape ? '' : 'item')) : titleOf(name, schemas),
    children,
    unions,
  };
}

/** What is below a schema. What references to one schema show is made once: there may be as many of them as it has fields. */
function belowOf(item: SchemaObject, name: string | undefined, options: OutlineInput): Below {
  if (name === undefined) return makeBelow(item, options);
  const before = options.known.get(name);
  if (before && hasSameSubschemas(before.item, item)) return before;
  const below = makeBelow(item, options);
  options.known.set(name, { item, ...below });
  return below;
}

function makeBelow(item: SchemaObject, { schemas, naming, shapeOf }: OutlineInput): Below {
  const unions = alternativesOf(item, naming);
  return {
    chosenBy: discriminatorFacts(item, unions, naming),
    children: childrenIn(item, shapeOf),
    unions: unions.map((union) => ({
      ...union,
      options: union.options.map((option) => ({
        ...option,
        schema: withChoosingValues(option.schema, union.isChoice ? item.discriminator : undefined, schemas),
      })),
    })),
  };
}

function namingOf(schemas: Map<string, NamedSchema>, shapeOf: ShapeOf): Naming {
  return { titleOf: (name) => titleOf(name, schemas), shapeOf: (schema) => shapeOf(schema).schema };
}

/** What the rows below a schema describe: its items when it is a list, else itself. */
function lookInside(
  shape: SchemaObject,
  name: string | undefined,
  shapeOf: ShapeOf,
): { item: SchemaObject; name: string | undefined } {
  let current = { item: shape, name };
  for (let depth = 0; depth < 5 && isPlainList(current.item); depth += 1) {
    const inner = shapeOf(current.item.items ?? { kind: 'any' });
    current = { item: inner.schema, name: inner.reference?.name };
  }
  return current;
}

/** The rows below a schema. */
function childrenIn(schema: SchemaObject, shapeOf: ShapeOf): Child[] {
  const [members = []] = unionsOf(schema);
  return childrenOf(schema).filter((child) => !isDescribedByAlternatives(child, members, shapeOf));
}

/** A property that is only made required here needs no row when every alternative describes it and requires it as well. */
function isDescribedByAlternatives(child: Child, members: readonly Schema[], shapeOf: ShapeOf): boolean {
  if (!child.named || child.schema.kind !== 'any' || members.length === 0) return false;
  return members.every((member) =>
    shapeOf(member).schema.properties.some(
      ({ name, required }) => name === child.name && (required || !child.required),
    ),
  );
}

interface Described {
  shape: SchemaObject;
  /** What its rows belong to: its items when it is a list, else itself. */
  item: SchemaObject;
  /** The named schema that the rows below belong to. */
  name: string | undefined;
  /** What is said of it and of its items. */
  texts: Markdown;
  /** What its discriminator says beside its alternatives. */
  chosenBy: Fact[];
}

/** A schema, the lists in it and their items, each with the model that it is. */
function wordedOf(
  { shape, item, name }: Pick<Described, 'shape' | 'item' | 'name'>,
  own: string | undefined,
  { schemas, modelHref, shapeOf }: OutlineInput,
): Worded[] {
  const worded = (of: string | undefined, schema: SchemaObject): Worded => {
    const hasPage = of !== undefined && modelHref(of) !== undefined;
    const named = of === undefined ? undefined : schemas.get(of);
    const title = named && titleOf(named.name, schemas);
    // A title that says more than the name is shown where no page has it.
    const isSaid = hasPage || (named !== undefined && title !== undefined && !saysMore(title, named.name));
    return { shape: schema, nameTitle: isSaid ? title : undefined, named: hasPage ? named : undefined };
  };
  if (item === shape) return [worded(own, shape)];
  const between = listsBetween(shape, shapeOf).map((list) => worded(undefined, list));
  return [worded(own, shape), ...between, worded(name, item)];
}

/** The marks of a row: its own, else those of the named schema that it shows in the place of a page. */
function releasesOf(
  stated: Schema,
  shown: string | undefined,
  { releases, schemas }: OutlineInput,
): Link[] | undefined {
  const own = releases?.ofSchema(stated) ?? [];
  const named = shown === undefined ? undefined : schemas.get(shown)?.schema;
  return own.length > 0 || named === undefined ? own : releases?.ofSchema(named);
}

/** The words and values of a row; those of a list's plain items are on the list's own row. */
function describeSchema(
  stated: Schema,
  { shape, item, name, texts, chosenBy }: Described,
  options: OutlineInput,
): SchemaWords {
  const link = (text: SchemaObject['description']) => text && options.renderText(text);
  const hasPage = name !== undefined && options.modelHref(name) !== undefined;
  const between = item === shape ? [] : listsBetween(shape, options.shapeOf);
  const shown = hasPage ? withoutExamplesOf(name, shape, options.schemas) : shape;
  const itemExamples = hasPage ? [] : item.examples;
  const itemFacts =
    item === shape ? [] : [...itemMarkFacts(item), ...schemaFacts({ ...item, examples: itemExamples }, 'Item')];
  const [searched = []] = [shape, item].map(searchedValues).filter((values) => values.length > 0);
  const betweenFacts = between.flatMap((list) => [
    ...itemMarkFacts(list),
    ...schemaFacts(list, 'Item'),
    ...noteFacts(list, 'Item'),
  ]);
  return {
    type: typeWords(stated, options),
    marks: shape.isNull ? marksOf(shape).filter(({ keyword }) => keyword !== 'nullable') : marksOf(shape),
    ...markedBy(releasesOf(stated, hasPage ? undefined : name, options)),
    title: shape.title,
    ...(item === shape ? {} : { lists: between.length + 1 }),
    description: texts.length > 0 ? link(texts) : undefined,
    facts: [
      ...schemaFacts(shown),
      ...betweenFacts,
      ...itemFacts,
      ...chosenBy,
      ...noteFacts(shape),
      ...(item === shape ? [] : noteFacts(item, 'Item')),
    ],
    enum: enumValues(shape.enum.length > 0 ? shape : item, link),
    ...(searched.length > 0 ? { searched } : {}),
    ...externalDocsView(shape.externalDocs, options.renderText),
  };
}

/**
 * What a schema without a page or a name says that is the only member of one with a text of its own, or that a reference with
 * one leads to; also in lists.
 */
function wrappedTexts(stated: Schema, { schemas, modelHref, shapeOf }: OutlineInput): Markdown {
  const texts: Markdown = [];
  let inner: Schema | undefined = stated;
  for (let depth = 0; depth < 9 && inner; depth += 1) {
    if (inner.kind === 'any' || inner.kind === 'never') return texts;
    const name: string | undefined = inner.kind === 'reference' ? inner.name : shapeOf(inner).reference?.name;
    const hasPage: boolean = name === undefined || modelHref(name) !== undefined;
    const named: Schema | undefined = hasPage ? undefined : schemas.get(name ?? '')?.schema;
    for (const { title, description } of inner.kind === 'schema' ? wrappedIn(inner, schemas) : []) {
      if (inner.title !== undefined && title !== undefined && title !== inner.title) texts.push(asMarkdown(title));
      texts.push(...(description ?? []));
    }
    if (named && 'description' in named) texts.push(...(named.description ?? []));
    inner = named ?? (inner.kind === 'schema' ? inner.items : undefined);
  }
  return texts;
}

/**
 * What the alternative says that allows null, which has no row of its own; also that of a list's items, and of a named schema
 * without a page.
 */
function nullTexts(stated: Schema, options: OutlineInput, depth = 0, seen = new Set<Schema>()): Markdown {
  // Each is said once: schemas that have each other several times would be gone through very often.
  if (stated.kind === 'any' || stated.kind === 'never' || depth > 4 || seen.has(stated)) return [];
  seen.add(stated);
  const inner = (schema: Schema | undefined): Markdown => (schema ? nullTexts(schema, options, depth + 1, seen) : []);
  if (stated.kind === 'reference')
    return options.modelHref(stated.name) === undefined ? inner(targetOf(stated, options.schemas)) : [];
  const own = unionsOf(stated)
    .flat()
    .filter((member) => isNullOnly(member, options.schemas))
    .map((member) => options.shapeOf(member).schema)
    .flatMap((shape) => [...nullTitle(shape), ...(textsOf([{ shape }]) ?? [])])
    .flatMap((text) => (/^[\p{L}\p{N}`"'(]/u.test(text) ? [`Null: ${text}`] : ['Null:', text]));
  return [...own, ...stated.allOf.flatMap(inner), ...inner(stated.items)];
}

/** What the title of an alternative that allows null says, unless it is the name of the type. */
function nullTitle({ title }: SchemaObject): Markdown {
  return title === undefined || /^(null|none)$/i.test(title.trim()) ? [] : [asMarkdown(title)];
}

/** The values that a row lists. */
function enumValues(
  schema: SchemaObject,
  render: (text: SchemaObject['description']) => RichText | undefined,
): EnumValue[] {
  const allowed = listedValues(schema);
  const write = literalWriter([...allowed.map(({ value }) => value), ...(schema.nullable ? [null] : [])]);
  return allowed.map(({ value, description }) => ({ value: write(value), description: render(description) }));
}

/** Examples of a whole model are on its page, and are not repeated wherever it is used. */
function withoutExamplesOf(name: string, shape: SchemaObject, schemas: Map<string, NamedSchema>): SchemaObject {
  const named = schemas.get(name)?.schema;
  const own = named && 'examples' in named ? named.examples : [];
  return { ...shape, examples: shape.examples.filter((example) => !own.includes(example)) };
}

/** The lists between a list and its innermost items. */
function listsBetween(shape: SchemaObject, shapeOf: ShapeOf): SchemaObject[] {
  const lists: SchemaObject[] = [];
  let current = shape;
  for (let depth = 0; depth < 5 && isPlainList(current); depth += 1) {
    current = shapeOf(current.items ?? { kind: 'any' }).schema;
    if (isPlainList(current)) lists.push(current);
  }
  return lists;
}
