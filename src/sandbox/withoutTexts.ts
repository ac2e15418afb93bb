/** Fields that hold what an author states as data, in which a name is a word like any other. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'mapping', 'x-sent-after']);
const texts = new Set(['description', 'summary', 'externalDocs', 'termsOfService', 'contact', 'license']);
/** Maps whose keys are names that the author chose. */
const maps = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'paths', 'webhooks', 'callbacks', 'content', 'variables'],
  ...['schemas', 'responses', 'headers', 'parameters', 'requestBodies', 'links', 'securitySchemes'],
]);

/** A description without the texts and extensions that no request depends on, to be sent or kept in less. */
export function withoutTexts(document: object): object {
  return strip(document, false) as object;
}

function strip(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (isMap) return [[name, strip(inner, false)]];
    if (name === 'examples' && !Array.isArray(inner)) return [[name, withoutSummaries(inner)]];
    if (data.has(name)) return [[name, inner]];
    const isText = texts.has(name) || (name.startsWith('x-') && name !== 'x-world-date');
    if (isText) return [];
    return [[name, strip(inner, maps.has(name))]];
  });
  return Object.fromEntries(entries);
}

/** Named examples (4.19) with their values alone. */
function withoutSummaries(examples: unknown): unknown {
  if (typeof examples !== 'object' || examples === null) return examples;
  const entries = Object.entries(examples).map(([name, example]): [string, unknown] => {
    if (typeof example !== 'object' || example === null) return [name, example];
    const { summary: _summary, description: _description, ...rest } = example as Record<string, unknown>;
    return [name, rest];
  });
  return Object.fromEntries(entries);
}
