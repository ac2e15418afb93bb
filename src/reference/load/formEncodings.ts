import type { OpenAPIV2 } from 'openapi-types';
import { asNode, isNode, type Node } from '../json';
import { isFormType, isMultipartType } from '../mediaType';
import { valueAt } from '../pointer';
import { swaggerFormat } from '../request/parameterStyle';

/** How each `collectionFormat` of a form's field is written as an Encoding Object. */
const encodings = new Map<unknown, Node>([
  ['csv', { style: 'form', explode: false }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['tsv', { [swaggerFormat]: 'tsv', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['multi', { style: 'form', explode: true }],
]);

/**
 * States in a converted description what the converter leaves out of its forms: each media type that `consumes` allows,
 * and how lists are written, `csv` where Swagger 2.0 states nothing.
 */
export function stateFormEncodings(swagger: OpenAPIV2.Document, converted: object): void {
  for (const [path, item] of Object.entries(asNode(asNode(swagger).paths))) {
    for (const [method, operation] of Object.entries(asNode(item))) {
      const fields = [item, operation].flatMap((each) => formFields(asNode(each).parameters, swagger));
      const made = asNode(valueIn(converted, ['paths', path, method]));
      const body = asNode(referredBody(made.requestBody, converted));
      const form = Object.entries(asNode(body.content)).find(([type]) => isSentAsForm(type));
      if (fields.length === 0 || !form) continue;
      const types = fields.some(({ type }) => type === 'file') ? [form[0]] : formTypes(operation, swagger, form[0]);
      const content = types.map((type) => [type, withEncoding(form[1], fields)] as const);
      // Equal bodies are one in the converted description, also where only their lists are written differently.
      made.requestBody = { ...body, content: Object.fromEntries(content) };
    }
  }
}

function isSentAsForm(mediaType: string): boolean {
  return isFormType(mediaType) || isMultipartType(mediaType);
}

function withEncoding(media: unknown, fields: Node[]): Node {
  const encoding = { ...Object.fromEntries(fields.flatMap(listEncoding)), ...asNode(asNode(media).encoding) };
  return Object.keys(encoding).length > 0 ? { ...asNode(media), encoding } : asNode(media);
}

function valueIn(value: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (Object.hasOwn(asNode(inner), key) ? asNode(inner)[key] : undefined),
    value,
  );
}

/** A body, or the one that it refers to. */
function referredBody(body: unknown, converted: object): unknown {
  const { $ref } = asNode(body);
  return typeof $ref === 'string' ? valueAt(converted, $ref) : body;
}

/** The media types in which a form may be sent; `made` is the one that the converter chose. */
function formTypes(operation: unknown, swagger: object, made: string): string[] {
  const consumes = asNode(operation).consumes ?? asNode(swagger).consumes;
  const types = (Array.isArray(consumes) ? consumes : []).map(String).filter(isSentAsForm);
  return types.length > 1 ? types : [made];
}

/** The fields of a form among parameters. */
function formFields(parameters: unknown, swagger: object): Node[] {
  const all = Array.isArray(parameters) ? parameters : [];
  return all.flatMap((each) => {
    const { $ref } = asNode(each);
    const parameter = typeof $ref === 'string' && $ref.startsWith('#/') ? valueAt(swagger, $ref) : each;
    return isNode(parameter) && parameter.in === 'formData' ? [parameter] : [];
  });
}

function listEncoding({ name, type, collectionFormat }: Node): [name: string, encoding: Node][] {
  const encoding = encodings.get(collectionFormat ?? 'csv');
  return type === 'array' && encoding ? [[String(name), encoding]] : [];
}
