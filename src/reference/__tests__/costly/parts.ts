/** What a description costs is looked at in two sizes: `n` and twice that. */
export interface Costly {
  n: number;
  make: (n: number) => object;
  /** The error of both sizes, for what is refused. */
  refused?: RegExp;
  /** Characters that each part adds at most, where a page is limited by the number of its rows alone. */
  perPart?: number;
  /** Steps of the larger size at most, where a budget for the whole description is used up in both. */
  most?: number;
}

/** A list of `count` parts. */
export function times<Part>(count: number, make: (index: number) => Part): Part[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The same as an object, with numbered names. */
export function named<Part>(count: number, make: (index: number) => Part, name = 'n'): Record<string, Part> {
  return Object.fromEntries(times(count, (index) => [`${name}${index}`, make(index)]));
}

export function ref(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Schemas of which each is made of the one before. */
export function chain(count: number, make: (previous: object, index: number) => object, first: object = text): object {
  return named(count, (index) => (index === 0 ? first : make(ref(`n${index - 1}`), index)));
}

/** A schema inside a schema, so many times. */
export function deep(levels: number, make: (inner: object) => object, last: object = text): object {
  let schema = last;
  for (let level = 0; level < levels; level += 1) schema = make(schema);
  return schema;
}

export const text = { type: 'string' };
/** An object schema with one field. */
export const field = { type: 'object', properties: { a: text } };
export const responses = { 200: { description: 'Done.' } };

/** A whole document. */
export function documentOf(paths: object, more: object = {}): object {
  return { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths, ...more };
}

/** A document with an operation for each part. */
export function operations(count: number, make: (index: number) => object, more: object = {}): object {
  const paths = named(count, (index) => ({ get: { operationId: `a${index}`, responses, ...make(index) } }), '/p');
  return documentOf(paths, more);
}

/** A document whose one operation takes and returns the last of these schemas. `media` is beside it in the body. */
export function withSchemas(schemas: object, media: object = {}): object {
  const last = ref(Object.keys(schemas).at(-1) ?? '');
  const content = { 'application/json': { schema: last } };
  const post = {
    ...{ operationId: 'send', requestBody: { content: { 'application/json': { schema: last, ...media } } } },
    responses: { 200: { description: 'Done.', content } },
  };
  return documentOf({ '/things': { post } }, { components: { schemas } });
}

/** The same for one schema. */
export function withSchema(schema: object, media: object = {}): object {
  return withSchemas({ All: schema }, media);
}

/** A document whose only text is this one. */
export function withText(description: string): object {
  return operations(1, () => ({ description }));
}
