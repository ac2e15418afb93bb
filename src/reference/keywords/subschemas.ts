import { type BuildContext, entriesOf, listOf, schemaNameOf } from '../buildContext';
import { asNode, isNode, type Node } from '../json';
import type { Discriminator, Property, Schema, SchemaObject } from '../model';
import { byPattern, listed, namesByName } from './assertions';
import type { Keywords, Reader } from './keyword';
import { mergeProperties, refine } from './mergeProperties';

/** Keywords that hold schemas for the parts of an object (JSON Schema 2020-12, core 10.3.2 and 11.3). */
const ofObjects: Keywords = {
  properties: {
    kind: '{Schema}',
    shown: 'rows',
    about: 'object',
    impliesType: true,
    read: readProperties,
    merge: (nearer: Property[], farther: Property[]) => mergeProperties(farther, nearer),
  },
  required: {
    kind: 'value',
    shown: 'mark of the field',
    readBy: 'properties',
    refusal: (names) => `must have the field ${listed(names, 'and')}`,
  },
  dependentRequired: {
    kind: 'value',
    shown: 'fact: With … also',
    since: '3.1',
    about: 'object',
    read: readDependentRequired,
    merge: 'all',
    notes: (list: SchemaObject['dependentRequired']) =>
      list.map(({ property, required }) => [`With ${property} also`, required.join(', ')]),
    asserts: namesByName,
    refusal: (names) => `must have the field ${listed(names, 'and')}, which another one requires`,
  },
  patternProperties: {
    kind: '{Schema}',
    shown: 'rows named by the pattern',
    since: '3.1',
    about: 'object',
    read: (node, { schemaOf }) =>
      entriesOf(node.patternProperties).map(([pattern, schema]) => ({ pattern, schema: schemaOf(schema) })),
    unnamedFields: true,
    row: { name: (pattern) => `[${pattern}]`, step: '.*' },
    asserts: byPattern,
  },
  additionalProperties: {
    kind: '@Schema',
    shown: 'row, type “map of”, or a fact',
    about: 'object',
    impliesType: true,
    merge: 'apart unless any',
    unnamedFields: true,
    row: { name: '[any other key]', step: '.*', hideIfAny: true },
    notes: (schema: Schema) =>
      schema.kind === 'any' ? [['Other fields', 'allowed']] : notAllowed('Other fields')(schema),
    refusal: () => 'must be left out: there is no such field',
  },
  unevaluatedProperties: {
    kind: '@Schema',
    shown: 'row or fact',
    since: '3.1',
    about: 'object',
    unnamedFields: true,
    row: { name: '[any unevaluated key]', step: '.*', hideIfAny: true },
    notes: notAllowed('Other fields'),
    // What is said of all other fields leaves none unevaluated (JSON Schema core, 11.3).
    isKnown: ({ additionalProperties }) => additionalProperties !== undefined,
    refusal: () => 'must be left out: there is no such field',
    undecidedFrom: 1,
  },
  propertyNames: {
    kind: '@Schema',
    shown: 'row [key]',
    since: '3.1',
    about: 'object',
    row: { name: '[key]', step: '.*' },
    notes: notAllowed('Fields'),
    refusal: () => 'must not have a field of this name',
  },
};

/** Keywords that hold schemas for the items of a list (core 10.3.1 and 11.2), or for what a text holds (validation 8.5). */
const ofLists: Keywords = {
  prefixItems: {
    kind: '[Schema]',
    shown: 'rows by position',
    since: '3.1',
    about: 'array',
    impliesType: true,
    row: { name: (index) => `[${index}]`, step: (index) => `[${index}]` },
  },
  items: {
    kind: '@Schema',
    shown: 'type “array of”, rows and facts of the item',
    about: 'array',
    merge: (nearer: Schema | undefined, farther: Schema | undefined) =>
      nearer && farther ? refine(farther, nearer) : (nearer ?? farther),
    impliesType: true,
    row: { name: '[item]', step: '[]' },
    notes: notAllowed('Further items'),
  },
  contains: {
    kind: '@Schema',
    shown: 'row [contained item]',
    since: '3.1',
    about: 'array',
    row: { name: '[contained item]', step: '[]' },
    refusal: () => 'must contain an item that it lacks, or fewer of them',
    undecidedFrom: 1,
  },
  unevaluatedItems: {
    kind: '@Schema',
    shown: 'row or fact',
    since: '3.1',
    about: 'array',
    row: { name: '[further item]', step: '[]' },
    notes: notAllowed('Further items'),
    refusal: () => 'must be left out: there is no such item',
    undecidedFrom: 1,
  },
  contentSchema: {
    kind: '@Schema',
    shown: 'row [decoded content]',
    since: '3.1',
    about: 'string',
    row: { name: '[decoded content]', step: '' },
    assertsNothing: true,
  },
};

/** Keywords that hold schemas for the value itself, side by side (core 10.2). */
const ofTheValue: Keywords = {
  oneOf: {
    kind: '[Schema]',
    shown: 'choice of alternatives',
    wraps: true,
    merge: 'choice',
    alternatives: { label: (count) => `One of ${count}`, isChoice: true },
    refusal: () => 'must match exactly one of the alternatives',
    undecidedFrom: 2,
  },
  anyOf: {
    kind: '[Schema]',
    shown: 'choice of alternatives',
    wraps: true,
    merge: 'choice',
    alternatives: { label: (count) => `Any of ${count}`, isChoice: true },
    refusal: () => 'must match at least one of the alternatives',
    undecidedFrom: 2,
  },
  allOf: {
    kind: '[Schema]',
    shown: 'merged; what conflicts is shown separately',
    wraps: true,
    alternatives: { label: () => 'All of' },
  },
  not: {
    kind: '@Schema',
    shown: 'alternatives: Not allowed',
    alternatives: { label: () => 'Not allowed', option: () => 'not' },
    refusal: () => 'must not be like this',
    undecidedFrom: 1,
  },
  if: {
    kind: '@Schema',
    shown: 'alternatives: Depends on its values',
    since: '3.1',
    merge: 'choice',
    alternatives: { label: () => 'Depends on its values', option: () => 'if' },
    undecidedFrom: 1,
  },
  then: {
    kind: '@Schema',
    shown: 'alternatives: Depends on its values',
    since: '3.1',
    merge: 'choice',
    alternatives: { under: 'if', option: () => 'then' },
  },
  else: {
    kind: '@Schema',
    shown: 'alternatives: Depends on its values',
    since: '3.1',
    merge: 'choice',
    alternatives: { under: 'if', option: () => 'else' },
  },
  dependentSchemas: {
    kind: '{Schema}',
    shown: 'alternatives: When a field is there',
    since: '3.1',
    about: 'object',
    read: readDependentSchemas,
    alternatives: { label: () => 'When a field is there', option: (property) => `with ${property}` },
    undecidedFrom: 1,
  },
  discriminator: {
    kind: '@Discriminator',
    shown: 'label of the alternatives, or facts',
    read: (node, { context }) => buildDiscriminator(node.discriminator, context),
  },
  dependencies: { kind: 'layout', shown: 'as dependentRequired and dependentSchemas', readBy: 'dependentSchemas' },
};

/** Keywords that hold schemas. */
export const subschemas: Keywords = { ...ofObjects, ...ofLists, ...ofTheValue };

/** The fact of a schema that accepts nothing. */
function notAllowed(label: string): (schema: Schema) => [string, string][] {
  return ({ kind }) => (kind === 'never' ? [[label, 'not allowed']] : []);
}

/** A required name without a schema is a property that may be anything, or what other names are. */
function readProperties(node: Node, { schemaOf }: Reader): Property[] {
  const required = new Set(listOf(node.required).map(String));
  const stated = isNode(node.properties) ? Object.entries(node.properties) : [];
  const properties = stated.map(([name, schema]) => ({
    name,
    required: required.delete(name),
    schema: schemaOf(schema),
  }));
  const { additionalProperties, patternProperties } = node;
  const isOther = isNode(additionalProperties) && Object.keys(asNode(patternProperties)).length === 0;
  const unstated = [...required].map(
    (name): Property => ({
      ...{ name, required: true, schema: isOther ? schemaOf(additionalProperties) : { kind: 'any' } },
      isUnstated: true,
    }),
  );
  return [...properties, ...unstated];
}

function readDependentRequired({ dependentRequired }: Node): SchemaObject['dependentRequired'] {
  return entriesOf(dependentRequired).map(([property, required]) => ({
    property,
    required: listOf(required).map(String),
  }));
}

function readDependentSchemas({ dependentSchemas }: Node, { schemaOf }: Reader): SchemaObject['dependentSchemas'] {
  return entriesOf(dependentSchemas).map(([property, schema]) => ({ property, schema: schemaOf(schema) }));
}

/** Reads a Discriminator Object (4.25). */
function buildDiscriminator(value: unknown, context: BuildContext): Discriminator | undefined {
  if (!isNode(value) || typeof value.propertyName !== 'string') return undefined;
  const nameOf = (target: string): string => (target.includes('/') ? schemaNameOf(target, context) : target);
  const mapping = Object.entries(isNode(value.mapping) ? value.mapping : {}).map(([key, target]) => ({
    value: key,
    schema: nameOf(String(target)),
  }));
  const { defaultMapping } = value;
  const fallback = typeof defaultMapping === 'string' ? { fallback: nameOf(defaultMapping) } : {};
  return { property: value.propertyName, mapping, ...fallback };
}
