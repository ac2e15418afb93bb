import type { ExampleCache } from '../examples/schemaExample';
import { asNode, isNode, type Json, type Node } from '../json';
import { subschemasOf, unionsOf } from '../keywords/subschemasOf';
import type { Description } from '../load/description';
import { isJsonType } from '../mediaType';
import type { Operation, ReferenceModel, Schema } from '../model';
import { extendPointer, toPlainPointer, valueAt } from '../pointer';
import type { Problem } from '../problems';
import { appliedBy } from '../schemas/appliedSchemas';
import { propertiesIn } from '../schemas/insideSchemas';
import { canHaveAt, namesAt } from '../workflows/valueAtKeys';
import type { Zap, ZapField, Zaps } from './zaps';

/** What Zaps are read against. */
interface ZapContext {
  model: Pick<ReferenceModel, 'operations'>;
  cache: ExampleCache;
  report: (pointer: string, message: string, remedy: string) => void;
}

const root = '#/info/x-zapier';

/** The fields of `x-zapier` that name an operation each, of those that no user sees. */
const unseen = ['connection', 'subscribe', 'unsubscribe'];

/** The Zaps that a description names, with what is wrong with them. */
export function describeZaps(
  { document, locate }: Pick<Description, 'document' | 'locate'>,
  context: Omit<ZapContext, 'report'>,
): { zaps: Zaps | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: ZapContext['report'] = (pointer, message, remedy) =>
    problems.push({ severity: 'error', place: locate(pointer), message, remedy });
  return { zaps: readZaps(document as unknown as Node, { ...context, report }), problems };
}

/**
 * The triggers, actions and searches of a description (`x-zapier` of its Info Object); undefined where it has none. Reported are those
 * whose operation or webhook does not exist, and fields and values that it does not have.
 */
export function readZaps(document: Node, context: ZapContext): Zaps | undefined {
  const stated = asNode(document.info)['x-zapier'];
  if (!isNode(stated)) return undefined;
  const list = (kind: 'triggers' | 'actions' | 'searches'): Zap[] =>
    (Array.isArray(stated[kind]) ? stated[kind] : []).flatMap((zap, index) =>
      readZap(asNode(zap), extendPointer(root, kind, index), kind === 'triggers' ? 'webhook' : 'operation', context),
    );
  const others = unseen.flatMap((name) =>
    stated[name] === undefined ? [] : findCalled(stated[name], extendPointer(root, name), 'operation', context),
  );
  return { triggers: list('triggers'), actions: list('actions'), searches: list('searches'), others };
}

function readZap(zap: Node, pointer: string, kind: 'operation' | 'webhook', context: ZapContext): Zap[] {
  const field = kind === 'webhook' ? 'webhook' : 'operationId';
  const label = textOf(zap.label);
  if (label === '') context.report(pointer, 'A Zap has no label.', 'Write what Zapier shows into `label`.');
  if (zap[field] === undefined) {
    context.report(pointer, `The Zap "${label}" names no ${kind}.`, `Add \`${field}\`.`);
    return [];
  }
  return findCalled(zap[field], extendPointer(pointer, field), kind, context).map((operation) => ({
    label,
    description: textOf(zap.description),
    operation,
    fields: (Array.isArray(zap.fields) ? zap.fields : []).map((stated, index) =>
      readField(asNode(stated), extendPointer(pointer, 'fields', index), operation, context),
    ),
  }));
}

/** The operation or webhook of a name, in a list; reported and none where it does not exist. */
function findCalled(
  id: unknown,
  pointer: string,
  kind: 'operation' | 'webhook',
  { model, report }: ZapContext,
): Operation[] {
  const found = model.operations.find((operation) => operation.kind === kind && operation.id === id);
  if (!found)
    report(pointer, `The description has no ${kind} "${String(id)}".`, `Name one that it has, or remove the Zap.`);
  return found ? [found] : [];
}

function readField(field: Node, pointer: string, operation: Operation, context: ZapContext): ZapField {
  const names = Array.isArray(field.names) ? field.names.map(String) : [];
  if (names.length === 0)
    context.report(pointer, 'A field of a Zap names no field of the API.', 'Add `names`, a list of one or more.');
  const known = names.map((name, index) => isKnown(name, extendPointer(pointer, 'names', index), operation, context));
  checkValues(textOf(field.description), extendPointer(pointer, 'description'), operation, context);
  return {
    label: textOf(field.label),
    names,
    description: textOf(field.description),
    required: known.some((each) => each === 'required'),
    examples: operation.kind === 'webhook' ? names.map((name) => exampleAt(operation, name)) : [],
    isDate: field.format === 'date',
  };
}

/** Reports values that a description writes as code, such as `SHOP`, and that no enum of the operation has. */
function checkValues(text: string, pointer: string, operation: Operation, { cache, report }: ZapContext): void {
  const named = [...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, value = '']) => value);
  if (named.length === 0) return;
  const content = operation.requestBody?.content ?? [];
  const schemas = [...operation.parameters, ...content].flatMap(({ schema }) => schema ?? []);
  const seen = new Set<Schema>();
  const known = new Set(schemas.flatMap((schema) => valuesWithin(schema, cache, seen)));
  for (const value of named.filter((each) => !known.has(each)))
    report(pointer, `${operation.id} has no value "${value}".`, 'Write one that an enum of it has.');
}

/** The values of all enums in a schema. `seen` are the schemas that have been read. */
function valuesWithin(schema: Schema, cache: ExampleCache, seen: Set<Schema>): string[] {
  return appliedBy(schema, cache).flatMap((applied) => {
    if (seen.has(applied)) return [];
    seen.add(applied);
    const inside = subschemasOf(applied).flatMap((each) => valuesWithin(each.schema, cache, seen));
    return [...applied.enum.map(({ value }) => String(value)), ...inside];
  });
}

/** Whether a name is a parameter or a field of the body, and has to be sent; reported where it is neither. */
function isKnown(
  name: string,
  pointer: string,
  { id, parameters, requestBody }: Operation,
  { cache, report }: ZapContext,
): 'required' | 'optional' {
  const parameter = parameters.find((each) => each.name === name);
  if (parameter) return parameter.required ? 'required' : 'optional';
  const content = (requestBody?.content ?? []).filter(({ mediaType }) => isJsonType(mediaType));
  const keys = name.split('.');
  if (content.length === 0 || !canHaveAt(content, keys, cache)) {
    const all = [...parameters.map((each) => each.name), ...namesAt(content, keys.slice(0, -1), cache)];
    const message = `${id} has no parameter and no field of its body that is called "${name}".`;
    report(pointer, message, `Name one that is there: ${all.join(', ')}.`);
  }
  return content.some(({ schema }) => schema && isRequired(schema, keys, cache)) ? 'required' : 'optional';
}

/** Whether every object has to have a field, and those around it, as far as alternatives leave no doubt. */
function isRequired(schema: Schema, [key, ...rest]: string[], cache: ExampleCache): boolean {
  if (key === undefined) return true;
  const applied = appliedBy(schema, cache);
  const members = applied.flatMap((schema) => unionsOf(schema).flat());
  const stated = applied.some(({ properties }) => properties.some(({ name, required }) => name === key && required));
  if (!stated) return members.some((member) => isRequired(member, [key, ...rest], cache));
  const property = propertiesIn(schema, cache).get(key);
  return property !== undefined && isRequired(property, rest, cache);
}

/** What the first example of a webhook's body has in a field. */
function exampleAt({ requestBody }: Operation, name: string): Json {
  const value = requestBody?.content[0]?.examples[0]?.value;
  return (valueAt(value, toPlainPointer(name.split('.'))) as Json | undefined) ?? null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
