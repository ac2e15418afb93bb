import type { Node } from '../../reference/json';
import type { SandboxExtension } from '../../reference/keywords/structure';
import type { Operation, Schema } from '../../reference/model';
import { valueAt } from '../../reference/pointer';
import { nameOneOf } from '../../reference/problems';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { referredTo, rowSchemas } from '../world/bodyReferences';
import { type Collection, envelopeOf, itemSchema } from '../world/collections';
import type { DescribedDocument, SandboxDescription } from '../world/description';
import {
  type Effect,
  isEffect,
  isNewVersion,
  isPeriod,
  isValues,
  type StatedExample,
  statedExamples,
} from '../world/readExtensions';
import { listAndField } from './allowedValues';
import { checkExpression, conditionFault, type Fault, noEffect, notA } from './checkConditions';
import { besideReturned, countFault, fieldsWithin, takenFault } from './fieldFaults';

/** What an extension is checked against. */
interface Described {
  sandbox: SandboxDescription;
  examples: StatedExample[];
  webhooks: Set<unknown>;
  /** The schema that is read from a node. */
  fieldOf: (node: Node) => Schema | undefined;
  operationOf: (node: Node) => Operation | undefined;
}

/** Finds what is wrong with one extension of a node of a description, by the name of the extension. */
export function faultFinder(
  document: object,
  sandbox: SandboxDescription,
  { schemaNodes }: DescribedDocument,
): (node: Node, name: SandboxExtension) => Fault | undefined {
  const schemas = new Map([...schemaNodes].map(([schema, node]) => [node, schema]));
  const described: Described = {
    sandbox,
    examples: sandbox.operations.flatMap((operation) => statedExamples(operation, document)),
    webhooks: new Set(sandbox.webhooks.map(({ pointer }) => valueAt(document, pointer))),
    fieldOf: (node) => schemas.get(node),
    operationOf: (node) => sandbox.operations.find(({ pointer }) => valueAt(document, pointer) === node),
  };
  return (node, name) => checks[name](node, described);
}

/** The check of each extension: its shape, what it names, and whether it has an effect where it stands. */
const checks: Record<SandboxExtension, (node: Node, described: Described) => Fault | undefined> = {
  'x-when': (node, { examples, sandbox }) => {
    const users = examples.filter((each) => each.node === node && ['409', '422'].includes(each.status));
    const text = node['x-when'];
    if (typeof text !== 'string') return notA('x-when', 'a condition', "$item#/status == 'CLOSED'");
    if (users.length === 0) return noEffect('x-when', 'in a named example of a response 409 or 422');
    return users
      .map(({ operation }) => conditionFault(text, { extension: 'x-when', operation, sandbox }))
      .find((fault) => fault);
  },
  'x-set-by': (node, { fieldOf, sandbox }) => {
    const field = node['x-set-by'];
    if (typeof field !== 'string') return notA('x-set-by', 'the name of a field', 'note');
    return setByFault(field, fieldOf(node), sandbox);
  },
  'x-refers-to': (node, { sandbox }) => {
    const path = node['x-refers-to'];
    const paths = sandbox.collections.map((each) => each.path);
    if (typeof path !== 'string') return notA('x-refers-to', 'the path of a collection', '/tasks');
    const referred = referredTo(path, sandbox.collections);
    if (referred) return fieldFault(path, referred, sandbox);
    return {
      message: `\`x-refers-to\` names "${path}", which is not the path of a collection.`,
      remedy: nameOneOf(paths),
    };
  },
  'x-unique': (node, { fieldOf, sandbox }) => {
    if (node['x-unique'] !== true) return notA('x-unique', 'true', 'true');
    const schema = fieldOf(node);
    const isSent = sandbox.operations.some((operation) => schema && fieldsSent(operation, sandbox).includes(schema));
    return isSent ? undefined : noEffect('x-unique', 'in a field of the body of a request');
  },
  'x-value-in': (node, { fieldOf, sandbox }) => {
    const text = node['x-value-in'];
    const example = '$named#/questionId/possibleAnswers/*/id';
    if (typeof text !== 'string' || text.split('/*').length !== 2)
      return notA('x-value-in', 'a field of each object in a list', example);
    const users = rowsWith(fieldOf(node), sandbox);
    if (users.length === 0) return noEffect('x-value-in', 'in a field of a row that a request sends');
    return users.map((operation) => valueInFault(text, operation, sandbox)).find((fault) => fault);
  },
  'x-null-removes': (node, { fieldOf, sandbox }) => {
    if (node['x-null-removes'] !== true) return notA('x-null-removes', 'true', 'true');
    return rowsWith(fieldOf(node), sandbox).length > 0
      ? undefined
      : noEffect('x-null-removes', 'in a field of a row that a request sends');
  },
  'x-adds': (node, { fieldOf, sandbox }) => {
    const added = node['x-adds'];
    const field = fieldOf(node);
    if (!isValues(added)) return notA('x-adds', 'lists with a value for each', '{ roles: ROLE_ADMIN }');
    const users = sandbox.operations.filter(
      (operation) => field && fieldsSent(operation, sandbox).includes(field) && sandbox.roles.has(operation),
    );
    if (users.length === 0) return noEffect('x-adds', 'in a field of the body that creates or changes an object');
    return users
      .flatMap((operation) => Object.keys(added).map((list) => ({ operation, list })))
      .map(
        ({ operation, list }) => checkExpression(`$item#/${list}`, { extension: 'x-adds', operation, sandbox }).fault,
      )
      .find((fault) => fault);
  },
  'x-period': (node, { fieldOf, sandbox }) => {
    const period = node['x-period'];
    const field = fieldOf(node);
    if (!isPeriod(period))
      return notA('x-period', 'a beginning and a number of days', '{ from: createdAfter, days: 366 }');
    const beside = sandbox.operations.flatMap((operation) => fieldsBeside(field, operation, sandbox));
    if (beside.length === 0) return noEffect('x-period', 'in a parameter or a field of the body of a request');
    if (beside.includes(period.from)) return undefined;
    const message = `\`x-period\` names "${period.from}", which is not beside it.`;
    return { message, remedy: nameOneOf([...new Set(beside)]) };
  },
  'x-effects': (node, { operationOf, sandbox }) => {
    const effects = node['x-effects'];
    const operation = operationOf(node);
    const example = "[{ of: $parent, when: $item#/status == 'CLOSED', set: { status: CLOSED } }]";
    if (!Array.isArray(effects) || !effects.every(isEffect)) return notA('x-effects', 'a list of effects', example);
    if (!operation || !sandbox.roles.has(operation))
      return noEffect('x-effects', 'in an operation that changes an object of a collection');
    return effects.map((effect) => effectFault(effect, operation, sandbox)).find((fault) => fault);
  },
  'x-counts': (node, { fieldOf, sandbox }) => countFault(node['x-counts'], fieldOf(node), sandbox),
  'x-taken-from': (node, { fieldOf, sandbox }) => takenFault(node['x-taken-from'], fieldOf(node), sandbox),
  'x-state': (node, { fieldOf, sandbox }) => {
    if (node['x-state'] !== true) return notA('x-state', 'true', 'true');
    return besideReturned(fieldOf(node), sandbox).length > 0
      ? undefined
      : noEffect('x-state', 'in a field of an object that is returned');
  },
  'x-new-version': (node, { operationOf, sandbox }) => {
    const version = node['x-new-version'];
    const operation = operationOf(node);
    if (!isNewVersion(version))
      return notA('x-new-version', 'a field and values', '{ previous: originalId, set: { deleted: true } }');
    const kind = operation && sandbox.roles.get(operation)?.kind;
    if (!operation || !['replace', 'replaceInList', 'patch'].includes(kind ?? ''))
      return noEffect('x-new-version', 'in an operation that changes an object of a collection');
    return [version.previous, ...Object.keys(version.set)]
      .map((name) => checkExpression(`$item#/${name}`, { extension: 'x-new-version', operation, sandbox }).fault)
      .find((fault) => fault);
  },
  'x-sent-after': (node, { sandbox, webhooks }) => {
    const ids = node['x-sent-after'];
    const known = sandbox.operations.map(({ id }) => id);
    if (!Array.isArray(ids)) return notA('x-sent-after', 'a list of operation ids', '[closeTask]');
    const lost = ids.find((id) => !known.includes(String(id)));
    if (!webhooks.has(node)) return noEffect('x-sent-after', 'in an operation of a webhook');
    return lost === undefined
      ? undefined
      : {
          message: `\`x-sent-after\` names the operation "${String(lost)}", which is not there.`,
          remedy: nameOneOf(known),
        };
  },
};

/** What is wrong with the field that is said to set another one: no operation that returns that one has it in its body. */
function setByFault(field: string, schema: Schema | undefined, { operations, cache, setBy }: SandboxDescription) {
  const isIn = (operation: Operation): boolean =>
    operation.responses.some(({ content }) =>
      content.some((media) => schema !== undefined && fieldsWithin(media.schema, cache).includes(schema)),
    );
  const users =
    schema && setBy.has(schema) ? operations.filter((operation) => operation.requestBody && isIn(operation)) : [];
  const bodies = users.flatMap(({ requestBody }) =>
    (requestBody?.content ?? []).flatMap((media) => [...propertiesIn(media.schema, cache).keys()]),
  );
  if (users.length === 0) return noEffect('x-set-by', 'in a field that an operation with a body returns');
  if (bodies.includes(field)) return undefined;
  const message = `\`x-set-by\` names the field "${field}", which no body of a request has that sets this one.`;
  return { message, remedy: nameOneOf([...new Set(bodies)]) };
}

/** What is wrong with the field by which a reference tells the objects of a collection apart. */
function fieldFault(stated: string, { read, idField }: Collection, { cache }: SandboxDescription): Fault | undefined {
  if (!read || envelopeOf(read, idField, cache)) return undefined;
  const known = [...propertiesIn(itemSchema({ read, idField: 'id' }, cache), cache).keys()];
  const message = `\`x-refers-to\` names "${stated}", and the objects of the collection have no field "${idField}".`;
  return { message, remedy: nameOneOf(known) };
}

/** The operations that send rows with a field. */
function rowsWith(field: Schema | undefined, sandbox: SandboxDescription): Operation[] {
  return sandbox.operations.filter((operation) =>
    rowSchemas(operation, sandbox).some((row) => field && fieldsWithin(row, sandbox.cache).includes(field)),
  );
}

/** What is wrong with the list whose objects have the values of a field, or with the field of these. */
function valueInFault(text: string, operation: Operation, sandbox: SandboxDescription): Fault | undefined {
  const [list, field] = listAndField(text);
  const { fault, schema } = checkExpression(list, { extension: 'x-value-in', operation, sandbox, isOfRows: true });
  const known = [...propertiesIn(itemsOf(schema, sandbox.cache), sandbox.cache).keys()];
  if (fault || known.includes(field.slice(1))) return fault;
  return {
    message: `\`x-value-in\` names "${text}", and the objects of the list have no such field.`,
    remedy: nameOneOf(known),
  };
}

/** The fields of the bodies of an operation. */
function fieldsSent({ requestBody }: Operation, { cache }: SandboxDescription): Schema[] {
  return (requestBody?.content ?? []).flatMap((media) => fieldsWithin(media.schema, cache));
}

/** The names of the parameters or fields beside one of them; none where an operation does not have it. */
function fieldsBeside(field: Schema | undefined, operation: Operation, { cache }: SandboxDescription): string[] {
  const ofBody = (operation.requestBody?.content ?? []).map((media) => [...propertiesIn(media.schema, cache)]);
  const ofParameters = operation.parameters.map(({ name, schema }) => [name, schema] as const);
  const lists = [...ofBody, ofParameters].filter((list) => list.some(([, schema]) => schema === field));
  return lists.flatMap((list) => list.map(([name]) => name));
}

/** What is wrong with an effect: with its condition, with a field that it sets, or with the webhook that it sends. */
function effectFault(
  { of, when, set = {}, send }: Effect,
  operation: Operation,
  sandbox: SandboxDescription,
): Fault | undefined {
  const place = { extension: 'x-effects', operation, sandbox };
  const fault = when === undefined ? undefined : conditionFault(when, place);
  if (fault) return fault;
  const target = of === '$children' ? '$child' : of;
  const fields = Object.keys(set).map((name) => checkExpression(`${target}#/${name}`, place).fault);
  const webhooks = sandbox.webhooks.map(({ id }) => id);
  const isLost = send !== undefined && !webhooks.includes(send);
  const lost = {
    message: `\`x-effects\` names the webhook "${send}", which is not there.`,
    remedy: nameOneOf(webhooks),
  };
  return fields.find((each) => each) ?? (isLost ? lost : undefined);
}
