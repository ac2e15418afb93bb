import { emptySchema } from '../keywords/emptySchema';
import type { NamedSchema, Schema } from '../model';
import type { AlternativesView, FieldView, SchemaView, SeenModel } from '../schemaRows';
import type { Union } from './alternatives';
import { lookOf } from './alternativesLook';
import type { Anchors } from './anchors';
import type { Child } from './children';
import { closedOnce } from './closedOnce';
import type { SchemaOutline } from './outline';
import type { PagesLimit } from './pagesLimit';
import { saysMore } from './rowTexts';
import { stateTypesAround } from './typesAround';
import { titleOf } from './typeWords';

/** Where a schema stands while it is laid out in rows. */
export interface Position {
  anchor: string;
  depth: number;
  /** The named schema that is open around it. */
  within?: OpenSchema | undefined;
  /** Whether a named schema that was open before on this page is only linked. */
  once: boolean;
}

/** A named schema that is open, with the anchor under which it is, and the one that is open around it. */
interface OpenSchema {
  name: string;
  anchor: string;
  within?: OpenSchema;
}

interface ViewerOptions {
  schemas: Map<string, NamedSchema>;
  modelHref: (name: string) => string | undefined;
  outlineOf: (schema: Schema) => SchemaOutline;
  anchors: Anchors;
  /** Whether every named schema is opened only where it first occurs on the page. */
  once: boolean;
  /** Rows after which named schemas are only linked, where they can be; without `once` the rest is left out. */
  rowLimit: number;
  limit: Pick<PagesLimit, 'count'>;
}

/** Lays schemas out in rows. One viewer serves one page, since it knows what is open where on it. */
export interface SchemaViewer {
  view: (schema: Schema, position: Position) => SchemaView;
  field: (child: Child, position: Position) => FieldView;
  /** Rows laid out so far. */
  rows: () => number;
}

/** What is below a row. */
type Below = Pick<SchemaView, 'fields' | 'fieldsOf' | 'open' | 'alternatives' | 'seeModel'>;

const emptyOutline: Pick<SchemaOutline, 'children' | 'unions'> = { children: [], unions: [] };
/**
 * A named schema with fewer fields and alternatives opens wherever it is used, up to the limit of the page: a link would say
 * less.
 */
export const minRows = 2;
/** Rows up to which a named schema opens wherever it is named, on long pages too. */
const smallRows = 8;
/** Characters of a row beside its words and its anchor. */
const rowLength = 100;
/** Levels of schemas without a name that open inside one another. Only schemas that contain themselves have more. */
export const maxUnnamedLevels = 40;

/**
 * Makes the viewer of one page. A named schema opens in place; inside itself it is a link, and so it is after the
 * first time when `once` is set, unless it is small and the page has not passed half of `rowLimit`, or when the page has
 * passed `rowLimit` rows. That bounds a page by the
 * number of schemas; those of one row count from that limit on. The link leads to where it is open on the page, else to its own.
 */
export function createSchemaViewer(options: ViewerOptions): SchemaViewer {
  const opened = new Map<string, string>();
  let rows = 0;

  const linkTo = (name: string, outline: SchemaOutline, position: Position): SeenModel | undefined => {
    const above = findOpen(position.within, name);
    const before = opened.get(name);
    const full = rows >= options.rowLimit;
    const onPage = above ?? before;
    // What is around a schema itself says no more than its page does.
    const href =
      (above === undefined && before && `#${before}`) || (options.modelHref(name) ?? (onPage && `#${onPage}`));
    const opensAgain = !options.once || (rows < options.rowLimit / 2 && isSmall(outline));
    const isOnce = position.once || !opensAgain;
    const closed = above !== undefined || (isOnce && before !== undefined) || full;
    if (!closed || href === undefined) return undefined;
    return { label: titleOf(name, options.schemas), href, parts: partsOf(outline) };
  };

  const isSmall = (outline: SchemaOutline): boolean => rowsBelow(outline, options.outlineOf, 0) <= smallRows;

  const view = (schema: Schema, position: Position): SchemaView => {
    const outline = options.outlineOf(schema);
    options.limit.count(outline.length);
    return Object.assign(below(outline, position), outline.words, titledBeyond(outline, ''));
  };

  const field = ({ schema, name, named, step, required }: Child, position: Position): FieldView => {
    rows += 1;
    const anchor = options.anchors.child(position.anchor, name);
    const outline = options.outlineOf(schema);
    options.limit.count(outline.length + anchor.length + rowLength);
    const { depth, within, once } = position;
    const row = below(outline, { anchor, depth, within, once });
    // There may be 100,000 rows. One that is spread can get a layout of its own in V8: twice the time and the memory.
    return Object.assign({ anchor, name, named, step, required }, outline.words, row, titledBeyond(outline, name));
  };

  const below = (outline: SchemaOutline, position: Position): Below => {
    const { name, fieldsOf } = outline;
    const deep = position.depth > maxUnnamedLevels || (!options.once && rows >= options.rowLimit);
    const { children, unions } = deep ? emptyOutline : outline;
    // Most rows have none below them, and there may be very many rows.
    if (children.length + unions.length === 0) return { fields: [], fieldsOf, open: false, alternatives: [] };
    const seeModel = name === undefined ? undefined : linkTo(name, outline, position);
    if (seeModel) return { fields: [], fieldsOf, open: false, alternatives: [], seeModel };
    const inside: Position = { ...position, depth: position.depth + 1 };
    if (name !== undefined) {
      inside.within = { name, anchor: position.anchor, within: position.within };
      const own = children.length + unions.reduce((count, union) => count + union.options.length, 0);
      // Small ones that use each other twice would otherwise double with each level, where none has a page to link to.
      if (!opened.has(name) && (own >= minRows || rows >= options.rowLimit)) opened.set(name, position.anchor);
    }
    const made = children.filter(({ named }) => !named).map(({ name }) => name);
    options.anchors.expect(
      position.anchor,
      [
        ...children.filter(({ named }) => named).map(({ name }) => name),
        ...unions.flatMap((union) => union.options.map(({ name }) => name)),
      ],
      made,
    );
    const fields = children.map((child) => field(child, inside));
    const open = fields.length <= 4 && position.depth <= 1 && fields.length > 0;
    const around = unions.map((union) => alternatives(union, inside, outline.words.type));
    stateTypesAround(fields, around);
    return { fields, fieldsOf, open, alternatives: around };
  };

  const alternatives = (union: Union, inside: Position, type: SchemaView['type']): AlternativesView => {
    const members = union.options.map((option) => {
      rows += 1;
      const anchor = options.anchors.child(inside.anchor, option.name);
      options.limit.count(anchor.length + rowLength);
      const schema = view(option.schema, { ...inside, anchor });
      return {
        anchor,
        label: option.label,
        schema: Object.assign(schema, titledBeyond(options.outlineOf(option.schema), option.label)),
      };
    });
    const look = lookOf({ ...union, options: members }, type);
    return { ...union, ...(look === undefined ? {} : { look }), options: members };
  };

  return {
    view: (schema, position) => closedOnce(view(schema, position)),
    field: (child, position) => closedOnce(field(child, position)),
    rows: () => rows,
  };
}

/** What is below a schema: the values of a map have no names, and neither have the items of a list. */
function partsOf({ children }: SchemaOutline): SeenModel['parts'] {
  if (children.length === 0) return 'alternatives';
  if (children.some(({ named }) => named)) return 'fields';
  return children.every(({ step = '' }) => step.startsWith('[')) ? 'items' : 'values';
}

/** The rows that all schemas below one have together; as soon as there are more than a small one has, no more are counted. */
function rowsBelow({ children, unions }: SchemaOutline, outlineOf: ViewerOptions['outlineOf'], sum: number): number {
  let rows = sum;
  for (const { schema } of [...children, ...unions.flatMap(({ options }) => options)]) {
    if (rows > smallRows) return rows;
    rows = rowsBelow(outlineOf(schema), outlineOf, rows + 1);
  }
  return rows;
}

/** The text with the titles of a schema, where one of them says more than what it is called here. */
function titledBeyond({ titles, titled, words }: SchemaOutline, name: string): Pick<SchemaView, 'description'> {
  return { description: titles.some((title) => saysMore(title, name)) ? titled : words.description };
}

/** Whether what a response holds opens only where the page has not opened it before: that of an error. */
export function opensAtFirstUse({ status }: { status: string }): boolean {
  return !status.startsWith('2');
}

/** A stream (3.2) reads as a list of its items. */
export function streamAsList(items: Schema): Schema {
  return { ...emptySchema, types: ['array'], items };
}

function findOpen(within: OpenSchema | undefined, name: string): string | undefined {
  for (let open = within; open; open = open.within) if (open.name === name) return open.anchor;
  return undefined;
}
