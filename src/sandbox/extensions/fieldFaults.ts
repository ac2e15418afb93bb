import type { Schema } from '../../reference/model';
import { nameOneOf } from '../../reference/problems';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { comparedIn, readCondition } from '../../reference/workflows/condition';
import type { SandboxDescription } from '../world/description';
import { isCount, isTakenFrom } from '../world/readExtensions';
import { type Fault, noEffect, notA } from './checkConditions';

/** What is wrong with what a field counts (`x-counts`). */
export function countFault(count: unknown, field: Schema | undefined, sandbox: SandboxDescription): Fault | undefined {
  if (!isCount(count)) return notA('x-counts', 'what is counted', '{ of: /tasks, with: { deleted: false } }');
  const beside = besideReturned(field, sandbox);
  if (beside.length === 0) return noEffect('x-counts', 'in a field of an object that is returned or sent');
  // A collection may be written to alone: its objects are then read through what they belong to.
  const paths = [...new Set(sandbox.operations.map(({ path }) => path))];
  const bodies = sandbox.operations.flatMap(({ requestBody }) => requestBody?.content ?? []);
  const sent = bodies.map(({ schema }) => propertiesIn(schema, sandbox.cache));
  const known = count.of.startsWith('/') ? paths : listsIn([...beside, ...sent], sandbox);
  if (known.includes(count.of)) return undefined;
  return { message: `\`x-counts\` names "${count.of}", which is not there.`, remedy: nameOneOf(known) };
}

/** What is wrong with the list, or with the fields of its rows, that the value of a field is taken from (`x-taken-from`). */
export function takenFault(taken: unknown, field: Schema | undefined, sandbox: SandboxDescription): Fault | undefined {
  if (!isTakenFrom(taken))
    return notA('x-taken-from', 'a list and a field of its rows', '{ list: responses, field: status }');
  const beside = besideReturned(field, sandbox);
  if (beside.length === 0) return noEffect('x-taken-from', 'in a field of an object that is returned');
  const lists = listsIn(beside, sandbox);
  const missing = (name: string, what: string, known: string[]): Fault => ({
    message: `\`x-taken-from\` names "${name}", which ${what}.`,
    remedy: nameOneOf([...new Set(known)]),
  });
  if (!lists.includes(taken.list)) return missing(taken.list, 'is not a list beside it', lists);
  const rows = beside.flatMap((fields) => itemsOf(fields.get(taken.list), sandbox.cache) ?? []);
  const known = rows.flatMap((row) => [...propertiesIn(row, sandbox.cache).keys()]);
  const lost = [taken.field ?? [], Object.values(taken.fields ?? {})].flat().find((name) => !known.includes(name));
  if (lost !== undefined) return missing(lost, `the rows of "${taken.list}" do not have`, known);
  const isOdd = taken.when !== undefined && !isOfItem(taken.when);
  return isOdd ? notA('x-taken-from', 'under a condition about `$item`', '$item#/needApproval != true') : undefined;
}

/** The fields of each object that is returned, or sent by a webhook, and has a field. */
export function besideReturned(
  field: Schema | undefined,
  { operations, webhooks, cache }: SandboxDescription,
): ReadonlyMap<string, Schema>[] {
  const returned = operations.flatMap(({ responses }) => responses.flatMap(({ content }) => content));
  const sent = webhooks.flatMap(({ requestBody }) => requestBody?.content ?? []);
  const objects = [...returned, ...sent].flatMap(({ schema }) => objectsWithin(schema, cache));
  return objects.filter((fields) => field !== undefined && [...fields.values()].includes(field));
}

/** The lists among the fields of objects, and those in their rows: one in each row of another as `list/*` and its name. */
function listsIn(objects: readonly ReadonlyMap<string, Schema>[], { cache }: SandboxDescription): string[] {
  const own = (fields: ReadonlyMap<string, Schema>) => [...fields].filter(([, each]) => itemsOf(each, cache));
  const found = objects.flatMap((fields) =>
    own(fields).flatMap(([name, list]) => {
      const inside = own(propertiesIn(itemsOf(list, cache), cache));
      return [name, ...inside.map(([inner]) => `${name}/*/${inner}`)];
    }),
  );
  return [...new Set(found)];
}

/** Whether a condition compares fields of `$item` alone. */
function isOfItem(text: string): boolean {
  const condition = readCondition(text);
  const operands = condition ? comparedIn(condition).flat() : [];
  return operands.length > 0 && operands.every((each) => each.kind === 'literal' || each.text.startsWith('$item#/'));
}

/** The fields of an object, of those in a list and of those below its fields. */
export function fieldsWithin(schema: Schema | undefined, cache: SandboxDescription['cache']): Schema[] {
  return objectsWithin(schema, cache).flatMap((fields) => [...fields.values()]);
}

/** The fields of an object by their names, and those of the objects in it. */
function objectsWithin(
  schema: Schema | undefined,
  cache: SandboxDescription['cache'],
  depth = 0,
): ReadonlyMap<string, Schema>[] {
  const fields = propertiesIn(schema, cache);
  const inner = depth < 2 ? [...fields.values(), ...[itemsOf(schema, cache) ?? []].flat()] : [];
  return [fields, ...inner.flatMap((each) => objectsWithin(each, cache, depth + 1))];
}
