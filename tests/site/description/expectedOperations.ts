import { type ExpectedField, expectedFields, factsOf } from './expectedFields';
import { asList, asNode, entries, type Node, resolve } from './nodes';

/** A group of fields of an operation, and how the anchors of their rows go on after the operation's own. */
export interface FieldGroup {
  name: string;
  anchorParts: string[];
  fields: ExpectedField[];
}

/** An operation or webhook of the description, and what its page has to show. */
export interface ExpectedOperation {
  id: string;
  kind: 'operations' | 'webhooks';
  method: string;
  /** Path, or the name of a webhook. */
  path: string;
  /** `x-page` of its tag. */
  page: string;
  /** Markdown texts: summary, description, descriptions of the body and of the responses. */
  texts: string[];
  groups: FieldGroup[];
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every operation and webhook of a bundled description. */
export function expectedOperations(document: Node): ExpectedOperation[] {
  const pages = new Map(asList(document.tags).map((tag) => [asNode(tag).name, String(asNode(tag)['x-page'])]));
  const collect = (kind: ExpectedOperation['kind'], items: unknown): ExpectedOperation[] =>
    entries(items).flatMap(([path, item]) => {
      const { node } = resolve(document, item);
      return methods
        .filter((method) => node[method] !== undefined)
        .map((method) => {
          const operation = asNode(node[method]);
          const parameters = [...asList(node.parameters), ...asList(operation.parameters)];
          const page = pages.get(asList(operation.tags)[0]) ?? 'a tag without a page';
          return {
            ...expectedOperation(document, operation, parameters),
            kind,
            method: method.toUpperCase(),
            path,
            page,
          };
        });
    });
  return [...collect('operations', document.paths), ...collect('webhooks', document.webhooks)];
}

function expectedOperation(document: Node, operation: Node, parameters: unknown[]) {
  const body = resolve(document, operation.requestBody).node;
  const responses = entries(operation.responses).map(([status, value]) => ({
    status,
    node: resolve(document, value).node,
  }));
  const texts = [
    operation.summary,
    operation.description,
    body.description,
    ...responses.map(({ node }) => node.description),
  ];
  return {
    id: String(operation.operationId),
    texts: texts.filter((text) => typeof text === 'string'),
    groups: [
      ...parameters.map((parameter) => parameterGroup(document, parameter)),
      ...mediaGroups(document, 'body', body.content),
      ...responses.flatMap(({ status, node }) => [
        ...headerGroups(document, status, node.headers),
        ...mediaGroups(document, status, node.content),
      ]),
    ],
  };
}

function parameterGroup(document: Node, value: unknown): FieldGroup {
  const { node } = resolve(document, value);
  const place = String(node.in);
  const facts = schemaWithDescription(document, node);
  const tokens = node.required === true ? [...facts.tokens, 'required'] : facts.tokens;
  const field = { ...facts, tokens, chain: [String(node.name)] };
  const inside = expectedFields(document, node.schema, field.chain);
  return { name: `${place} ${String(node.name)}`, anchorParts: [place], fields: [field, ...inside] };
}

function headerGroups(document: Node, status: string, headers: unknown): FieldGroup[] {
  return entries(headers).map(([name, value]) => {
    const facts = schemaWithDescription(document, resolve(document, value).node);
    return { name: `${status} header ${name}`, anchorParts: [status, 'header'], fields: [{ ...facts, chain: [name] }] };
  });
}

/** Facts of the schema of a parameter or header, whose own description comes before the schema's. */
function schemaWithDescription(
  document: Node,
  { schema, description, deprecated }: Node,
): Omit<ExpectedField, 'chain'> {
  const facts = factsOf(document, schema, typeof description === 'string');
  return {
    ...facts,
    tokens: deprecated === true ? [...facts.tokens, 'deprecated'] : facts.tokens,
    texts: typeof description === 'string' ? [...facts.texts, description] : facts.texts,
  };
}

function mediaGroups(document: Node, part: string, content: unknown): FieldGroup[] {
  return entries(content).map(([mediaType, { schema }]) => ({
    name: `${part} ${mediaType}`,
    anchorParts: [part],
    fields: expectedFields(document, schema),
  }));
}
