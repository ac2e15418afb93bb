import { namedAlternative } from '../../examples/choices';
import { isSame, isScalar, type Json } from '../../json';
import { toJsonText } from '../../jsonText';
import { emptySchema } from '../../keywords/emptySchema';
import { boundOf } from '../../keywords/limits';
import { hasNoShape, mergeSchemas } from '../../keywords/merge';
import { withAlternatives } from '../../keywords/subschemasOf';
import { suppliedBy } from '../../keywords/suppliedValues';
import { literalWriter } from '../../literals';
import { toPlainText } from '../../markdown';
import type { Schema, SchemaObject } from '../../model';
import { alternativesOf } from '../../pages/alternatives';
import { schemaFacts } from '../../pages/facts';
import { titleOf, typeWords } from '../../pages/typeWords';
import { formText } from '../../request/writeBody';
import { type Shape, shapeOf } from '../../schemas/shape';
import { factSentence } from '../../words';
import { controlOf, type FormContext, optionValues } from './field';
import type {
  AlternativeSchema,
  BodySchema,
  DescribedSchema,
  PropertySchema,
  ValueSchema,
  ValueWords,
} from './valueSchema';

/** Texts that may be longer are written in a field of several lines. */
const longText = 1000;
/** Characters of the longest value that a form states. */
const maxFactLength = 100;
/** Unions in unions that are merged, which only a hostile description has more of. */
const maxUnions = 4;
/** Schemas in a form. Those that restate each other have other ones in each place; after so many a value is any JSON. */
const maxSchemas = 5_000;

/** Describes the values of a body for a form: what its schema and those that it leads to say of them. */
export function bodySchema(schema: Schema, context: FormContext): BodySchema {
  const named: DescribeContext['named'] = new Map();
  const root = describeSchema(schema, {
    ...context,
    named,
    unions: 0,
    alternativeOf: [],
    schemasLeft: { count: maxSchemas },
  });
  return { root, named: Object.fromEntries(named) };
}

interface DescribeContext extends FormContext {
  /** What has been described by its name. */
  named: Map<string, DescribedSchema>;
  /** How many more schemas are described. */
  schemasLeft: { count: number };
  /** How many unions are open. */
  unions: number;
  /** Names of the schemas that this one is an alternative of: it cannot be one of them again. */
  alternativeOf: readonly string[];
}

function describeSchema(schema: Schema, context: DescribeContext): ValueSchema {
  context.schemasLeft.count -= 1;
  if (context.schemasLeft.count < 0) return { kind: 'any', type: 'any' };
  const shape = shapeOf(schema, context.schemas);
  const words = wordsOf(schema, shape, context);
  if (!shape.reference) return describeShape(shape.schema, words, context);
  const { name } = shape.reference;
  const target = context.schemas.get(name)?.schema;
  if (!target || context.alternativeOf.includes(name)) return { kind: 'any', ...words };
  if (!context.named.has(name)) {
    const inner = shapeOf(target, context.schemas);
    const own = wordsOf(target, inner, context);
    // It is entered before it is described, so that a schema inside it that leads back to it ends there.
    context.named.set(name, { kind: 'any', ...own });
    const alternativeOf = [...context.alternativeOf, name];
    context.named.set(name, describeShape(inner.schema, own, { ...context, unions: 0, alternativeOf }));
  }
  const { type, ...others } = words;
  const { text, nullable, example } = context.named.get(name) ?? {};
  const differs = others.text !== text || others.nullable !== nullable || !isSame(others.example, example);
  return { kind: 'named', name, ...(differs ? others : {}) };
}

function wordsOf(schema: Schema, { schema: shape }: Shape, context: DescribeContext): ValueWords {
  const { schemas } = context;
  const type = typeWords(schema, { schemas, shapeOf: (each) => shapeOf(each, schemas), modelHref: () => undefined });
  const description = shape.description ? [toPlainText(context.renderText(shape.description), 300)] : [];
  const listsNull = shape.types.length === 0 && optionValues(shape)?.includes(null);
  // A list or an object as an example is for the field to be filled with, not for a sentence.
  const plain = { ...shape, examples: shape.examples.filter(isScalar) };
  const facts = schemaFacts(plain).filter(({ value }) => value.length <= maxFactLength);
  const text = [...description, ...facts.map(factSentence)].join(' ');
  const example = suppliedBy(shape, 'example').find((value) => toJsonText(value).length <= maxFactLength);
  return {
    type: type.map((piece) => piece.text).join(''),
    ...(text === '' ? {} : { text }),
    ...(shape.nullable || listsNull ? { nullable: true } : {}),
    ...(example === undefined ? {} : { example }),
  };
}

function describeShape(shape: SchemaObject, words: ValueWords, context: DescribeContext): DescribedSchema {
  const union = describeUnion(shape, words, context);
  if (union) return union;
  const values = optionValues(shape)?.filter((value) => value !== null);
  const [type = typeOf(shape), ...others] = shape.types;
  if (values && values.length > 0) return describeOptions(values, words);
  if (others.length > 0) return describeTypes(shape, words, context);
  if (type === 'object') return describeObject(shape, words, context);
  if (type === 'array' && shape.prefixItems.length === 0)
    return {
      kind: 'list',
      items: describeSchema(shape.items ?? { kind: 'any' }, { ...context, alternativeOf: [] }),
      ...words,
    };
  if (type === 'number' || type === 'integer')
    return { kind: 'plain', control: controlOf(shape, undefined, context.schemas), isNumber: true, ...words };
  if (type === 'string') return describeText(shape, words, context);
  return { kind: 'any', ...words };
}

/** The type of a schema that states none, by its other keywords. */
function typeOf({ properties, items }: SchemaObject): string | undefined {
  if (properties.length > 0) return 'object';
  return items ? 'array' : undefined;
}

function describeOptions(values: Json[], words: ValueWords): DescribedSchema {
  const isText = values.every((value) => typeof value === 'string');
  return {
    kind: 'plain',
    control: { kind: 'choice', options: values.map(isText ? formText : literalWriter(values)) },
    ...(isText ? {} : { values }),
    ...words,
  };
}

function describeText(shape: SchemaObject, words: ValueWords, { schemas }: DescribeContext): DescribedSchema {
  const longest = boundOf([shape], 'length', 'upper')?.value ?? 0;
  const control = controlOf(shape, undefined, schemas);
  const isLong = longest > longText && control.kind === 'text' && !control.input;
  return { kind: 'plain', control: isLong ? { kind: 'text', input: 'lines' } : control, ...words };
}

function describeObject(shape: SchemaObject, words: ValueWords, outer: DescribeContext): DescribedSchema {
  const context: DescribeContext = { ...outer, alternativeOf: [] };
  const properties = shape.properties.flatMap(({ name, required, schema }): PropertySchema[] => {
    if (schema.kind === 'never' || shapeOf(schema, context.schemas).schema.readOnly) return [];
    return [{ name, ...(required ? { required } : {}), schema: describeSchema(schema, context) }];
  });
  const stated = shape.additionalProperties ?? shape.patternProperties[0]?.schema;
  const isFree = properties.length === 0 && stated === undefined;
  const others = isFree ? ({ kind: 'any' } as const) : stated;
  return {
    kind: 'object',
    properties,
    ...(others && others.kind !== 'never' ? { others: describeSchema(others, context) } : {}),
    ...words,
  };
}

/** Each of several types is an alternative. */
function describeTypes(shape: SchemaObject, words: ValueWords, context: DescribeContext): DescribedSchema {
  const alternatives = shape.types.map((type): AlternativeSchema => {
    const only = { ...shape, types: [type], nullable: false };
    return { label: type, schema: describeShape(only, { type }, context) };
  });
  return { kind: 'union', alternatives, ...words };
}

/** The alternatives of a union, each with what is beside the union and names it; undefined where there is none. */
function describeUnion(shape: SchemaObject, words: ValueWords, context: DescribeContext): DescribedSchema | undefined {
  const { schemas } = context;
  const naming = {
    titleOf: (name: string) => titleOf(name, schemas),
    shapeOf: (schema: Schema) => shapeOf(schema, schemas).schema,
  };
  const [union] = alternativesOf(shape, naming).filter(({ isChoice }) => isChoice);
  if (!union) return undefined;
  if (context.unions >= maxUnions) return { kind: 'any', ...words };
  const base: SchemaObject = { ...withAlternatives(shape, []), discriminator: undefined, nullable: false };
  const isBare = hasNoShape(base) && !shape.discriminator;
  const inside = { ...context, unions: context.unions + 1 };
  const alternatives = union.options.map(({ label, schema: member }): AlternativeSchema => {
    if (isBare) return { label, schema: describeSchema(member, inside) };
    const merged = [naming.shapeOf(member), namedAlternative(member, shape) ?? emptySchema];
    const whole = shapeOf(merged.reduceRight(mergeSchemas, base), schemas);
    return { label, schema: describeShape(whole.schema, { type: label }, inside) };
  });
  return { kind: 'union', alternatives, ...words };
}
