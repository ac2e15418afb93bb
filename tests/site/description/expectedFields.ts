import { asList, asNode, entries, type Node, resolve } from './nodes';

/** A field of the description, and what its row has to say. */
export interface ExpectedField {
  /** Names from the body's top down to the field. */
  chain: string[];
  /** Numbers and words that stand by themselves: limits, enum values, defaults, formats, marks. */
  tokens: string[];
  /** Markdown texts. */
  texts: string[];
  /** Named schemas that the field's type is made of: with a page of their own, what is missing may be there. */
  models: string[];
}

const limits = [
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'pattern', 'const', 'default'],
];

/** What a schema says of itself, without its properties. A row has one text: its own, else that of its items. */
export function factsOf(document: Node, value: unknown, hasText = false): Omit<ExpectedField, 'chain'> {
  const { node, names } = resolve(document, value);
  const own = { tokens: tokensOf(node), texts: textsOf(node, hasText), models: names };
  const hasTextBelow = hasText || typeof node.description === 'string';
  return node.items === undefined ? own : join(own, factsOf(document, node.items, hasTextBelow));
}

function tokensOf(node: Node): string[] {
  const types = [node.type].flat();
  return [
    ...types
      .filter((type) => type === 'string' || type === 'number' || type === 'integer' || type === 'boolean')
      .map(toText),
    ...limits.filter((key) => node[key] !== undefined).map((key) => toText(node[key])),
    ...asList(node.enum)
      .filter((item) => item !== null)
      .map(toText),
    ...(typeof node.format === 'string' ? [node.format] : []),
    ...(types.includes('null') ? ['nullable'] : []),
    ...(node.readOnly === true ? ['read-only'] : []),
    ...(node.writeOnly === true ? ['write-only'] : []),
    ...(node.deprecated === true ? ['deprecated'] : []),
  ];
}

function textsOf(node: Node, hasText: boolean): string[] {
  const values = Object.values(asNode(node['x-enumDescriptions']));
  return [hasText ? undefined : node.description, ...values].filter((text): text is string => typeof text === 'string');
}

function toText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function join(a: Omit<ExpectedField, 'chain'>, b: Omit<ExpectedField, 'chain'>): Omit<ExpectedField, 'chain'> {
  return { tokens: [...a.tokens, ...b.tokens], texts: [...a.texts, ...b.texts], models: [...a.models, ...b.models] };
}

/** Every named field below a schema, at any depth; a schema within itself is followed once. */
export function expectedFields(
  document: Node,
  schema: unknown,
  chain: string[] = [],
  seen: string[] = [],
): ExpectedField[] {
  const { node, names } = resolve(document, schema);
  if (names.some((name) => seen.includes(name))) return [];
  const below = [...seen, ...names];
  const walk = (value: unknown): ExpectedField[] => expectedFields(document, value, chain, below);
  const required = asList(node.required);
  return [
    ...entries(node.properties).flatMap(([name, property]) => {
      const facts = factsOf(document, property);
      const tokens = required.includes(name) ? [...facts.tokens, 'required'] : facts.tokens;
      const field = { ...facts, tokens, chain: [...chain, name] };
      return [field, ...expectedFields(document, property, field.chain, below)];
    }),
    ...[node.items, node.additionalProperties, node.not].filter((inner) => typeof inner === 'object').flatMap(walk),
    ...['oneOf', 'anyOf', 'allOf', 'prefixItems'].flatMap((keyword) => asList(node[keyword]).flatMap(walk)),
    ...entries(node.patternProperties).flatMap(([, inner]) => walk(inner)),
  ];
}
