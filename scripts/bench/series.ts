/** Operations on one page of the series, and schemas that refer to one another in a ring with cross-links. */
const operationsOfTag = 20;
const ring = 6;

/**
 * A description of `count` operations that grows evenly: for every four operations a schema with eight fields, three of
 * which lead to neighbours in cycles. The same count gives the same document.
 */
export function makeSeries(count: number): object {
  const schemas = Math.ceil(count / 4);
  return {
    openapi: '3.1.0',
    info: { title: `Shop with ${count} operations`, version: '1.0.0', description: 'A generated description.' },
    servers: [{ url: 'https://api.example.com/v1' }],
    paths: Object.fromEntries(
      Array.from({ length: Math.ceil(count / 2) }, (_, index) => pathItem(index, schemas, count)),
    ),
    components: {
      schemas: Object.fromEntries(
        Array.from({ length: schemas }, (_, index) => [`Part${index}`, schema(index, schemas)]),
      ),
    },
  };
}

function ref(index: number): object {
  return { $ref: `#/components/schemas/Part${index}` };
}

function pathItem(index: number, schemas: number, count: number): [string, object] {
  const tags = [`Area ${Math.floor((index * 2) / operationsOfTag)}`];
  const part = ref(Math.floor(index / 2) % schemas);
  const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
  const read = {
    ...{ operationId: `readPart${index}`, summary: `Read part ${index}`, tags },
    description: `Gives part ${index} with what belongs to it. It returns 404 when there is none.`,
    parameters: [
      { name: 'id', in: 'path', required: true, description: 'Id of the part.', schema: { type: 'integer' } },
      { name: 'limit', in: 'query', description: 'Rows of a page.', schema: { type: 'integer', maximum: 100 } },
    ],
    responses: { 200: { description: 'The part.', ...json(part) }, 404: { description: 'There is none.' } },
  };
  const write = {
    ...{ operationId: `writePart${index}`, summary: `Write part ${index}`, tags },
    parameters: [read.parameters[0]],
    requestBody: { required: true, ...json(part) },
    responses: { 200: { description: 'The part as it is now.', ...json(part) } },
  };
  return [`/parts-${index}/{id}`, index * 2 + 1 < count ? { get: read, put: write } : { get: read }];
}

function schema(index: number, schemas: number): object {
  const start = index - (index % ring);
  const neighbour = (step: number): object => ref(Math.min(start + ((index - start + step) % ring), schemas - 1));
  return {
    type: 'object',
    description: `Part ${index} of the shop.`,
    required: ['id', 'name'],
    properties: {
      id: { type: 'integer', description: 'Id of the part.', example: index },
      name: { type: 'string', description: 'Name on the label.', maxLength: 80 },
      state: { type: 'string', enum: ['new', 'open', 'closed'], description: 'Where it stands.' },
      price: { type: 'number', minimum: 0 },
      opened: { type: 'string', format: 'date-time' },
      next: neighbour(1),
      after: { type: 'array', items: neighbour(2) },
      opposite: neighbour(3),
    },
  };
}
