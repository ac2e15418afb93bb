/** A path of a description whose `GET` lists objects, as YAML; further methods go below it. */
export function list(path: string, schema: string, example: string): string {
  return `  ${path}:
    get: {responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: ${refTo(schema)}}, example: ${example}}}}}}`;
}

/** The path of one object, of which samples have the id; `example` is what its `GET` returns. */
export function item(path: string, schema: string, id: number | string, example?: string): string {
  const parameter = /\{(\w+)\}$/.exec(path)?.[1];
  const type = typeof id === 'number' ? 'integer' : 'string';
  const shown = example === undefined ? '' : `, example: ${example}`;
  return `  ${path}:
    parameters: [{name: ${parameter}, in: path, required: true, schema: {type: ${type}}, example: ${id}}]
    get: {responses: {'200': {description: One., content: {application/json: {schema: ${refTo(schema)}${shown}}}}}}`;
}

function refTo(schema: string): string {
  return `{$ref: '#/components/schemas/${schema}'}`;
}
