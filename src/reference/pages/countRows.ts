import type { MediaType, Operation, Response, Schema } from '../model';
import type { SchemaOutline } from './outline';
import { maxUnnamedLevels, minRows, opensAtFirstUse, streamAsList } from './schemaView';
import { parameterPlaces } from './statuses';

/** Counts the rows that schemas are laid out in on one page, when each named schema opens wherever it is used. */
interface RowCounter {
  /** Adds the rows of a schema. `once` has a named schema opened only where the page has not opened it before. */
  add: (schema: Schema, rules?: { once?: boolean; open?: readonly string[] }) => void;
  /** Adds the rows of an operation: of its parameters, bodies, headers and callbacks, in the order of its section. */
  addOperation: (operation: Operation) => void;
  /** The rows so far; the limit when there are as many or more, and no more are counted. */
  rows: () => number;
}

/** Makes the counter of one page. What it counts is what the viewer of the page lays out, up to `limit` rows. */
export function createRowCounter(outlineOf: (schema: Schema) => SchemaOutline, limit: number): RowCounter {
  const opened = new Set<string>();
  let rows = 0;

  const count = (schema: Schema, once: boolean, open: readonly string[], depth: number): void => {
    if (rows >= limit || depth > maxUnnamedLevels) return;
    const { name, children, unions } = outlineOf(schema);
    if (children.length + unions.length === 0) return;
    const below = [...children, ...unions.flatMap(({ options }) => options)];
    if (name !== undefined && (open.includes(name) || (once && opened.has(name)))) return;
    if (name !== undefined && below.length >= minRows) opened.add(name);
    const inside = name === undefined ? open : [...open, name];
    for (const row of below) {
      rows += 1;
      count(row.schema, once, inside, depth + 1);
    }
  };

  const add: RowCounter['add'] = (schema, { once = false, open = [] } = {}) => count(schema, once, open, 0);

  const addFields = (fields: readonly { schema?: Schema }[]): void => {
    for (const { schema } of fields) {
      rows += 1;
      if (schema) add(schema);
    }
  };

  const addContent = (content: MediaType[], once: boolean): void => {
    for (const { schema, itemSchema, encoding } of content) {
      if (schema) add(schema, { once });
      if (itemSchema) add(schema ? itemSchema : streamAsList(itemSchema), { once });
      addEncodings(encoding);
    }
  };

  const addEncodings = (encodings: MediaType['encoding']): void => {
    for (const { headers, encoding = [] } of encodings) {
      addFields(headers);
      addEncodings(encoding);
    }
  };

  const addResponse = (response: Response): void => {
    addFields(response.headers);
    addContent(response.content, opensAtFirstUse(response));
  };

  const addOperation = ({ parameters, requestBody, responses, callbacks }: Operation): void => {
    addContent(requestBody?.content ?? [], false);
    addFields(parameters.filter((parameter) => parameterPlaces.some(({ place }) => place === parameter.in)));
    for (const response of responses) addResponse(response);
    for (const inner of callbacks.flatMap(({ operations }) => operations)) addOperation(inner);
  };

  return { add, addOperation, rows: () => Math.min(rows, limit) };
}
