import type { OpenAPIV2, OpenAPIV3_1 } from 'openapi-types';
import { convertObj } from 'swagger2openapi';
import { listOf } from '../buildContext';
import { isNumber } from '../exactNumber';
import { asNode, isNode, type Node } from '../json';
import { withoutTags, withTaggedNumbers } from '../jsonText';
import { extensions } from '../keywords/structure';
import { toPointer, valueAt } from '../pointer';
import type { Locate, Problem } from '../problems';
import { styleOfSwagger, swaggerFormat } from '../request/parameterStyle';
import { stateFormEncodings } from './formEncodings';
import { stateFileTypes } from './swaggerFiles';
import { prefixNames } from './swaggerNames';
import { originalPointer } from './swaggerPlaces';
import { stateResponseTypes } from './swaggerResponses';
import { stateOperationSchemes } from './swaggerSchemes';
import { visitReferences } from './visitReferences';

/** A Swagger 2.0 description as OpenAPI 3.0, with the way back to the places that its author wrote. */
interface Converted {
  document: OpenAPIV3_1.Document;
  locate: Locate;
  problems: Problem[];
}

const warning = 'x-s2o-warning';

const componentName = /^[\w.-]+$/;

/** The extensions that say what the values of an enum mean or are called. */
const enumExtensions = Object.keys(extensions).filter((name) => extensions[name]?.readBy === 'enum');

/** Whether a bundled document is one of Swagger 2.0, which states `swagger` instead of `openapi`. */
export function isSwagger(document: object): document is OpenAPIV2.Document {
  return 'swagger' in document && String(document.swagger).startsWith('2.');
}

/** Writes the version of a document that states it as a number (`swagger: 2.0`) as the text that it has to be; says whether it did. */
export function writeSwaggerAsText(document: unknown): boolean {
  if (!isNode(document) || !isNumber(document.swagger) || Number(document.swagger) !== 2) return false;
  document.swagger = '2.0';
  return true;
}

/**
 * Converts a bundled Swagger 2.0 description. `locate` finds places in it; the one that is returned finds places of the
 * converted document, at the part that it was made of. What has no counterpart in OpenAPI 3.0 is a notice.
 */
export async function convertSwagger(swagger: OpenAPIV2.Document, locate: Locate): Promise<Converted> {
  // The converter copies its input as JSON, which keeps no exact number.
  const input = structuredClone(withTaggedNumbers(swagger));
  passBodiesOn(input as unknown as Node);
  sendFilesInParts(input as unknown as Node);
  keepNames(input as unknown as Node);
  wrapNullable(input as unknown as Node);
  const isHostStated = completeHost(input as unknown as Node);
  // The texts beside a `$ref` are all that many generators say of a field.
  const refSiblings = 'preserve' as const;
  const options = { patch: true, warnOnly: true, warnProperty: warning, anchors: true, resolve: false, refSiblings };
  prefixNames(input);
  const { openapi } = await convertObj(input, options);
  prefixNames(openapi, '');
  stateResponseTypes(swagger, openapi);
  withoutTags(openapi);
  stateFormEncodings(swagger, openapi);
  joinExamples(openapi);
  for (const part of [openapi.paths, openapi.components]) stateFileTypes(part, openapi);
  stateOperationSchemes(swagger, openapi);
  const problems: Problem[] = [];
  const toOriginal: Locate = (pointer) => locate(originalPointer(pointer, swagger, openapi));
  if (!isHostStated)
    problems.push({
      severity: 'notice',
      place: locate(`#/${hostExtension}`),
      message: `"${hostExtension}" has no \`hostTemplate\`, so it does not say where the API is.`,
      remedy: 'Write the template, such as "{account}.example.com".',
    });
  moveEnumTexts(openapi);
  takeWarnings(openapi as unknown as Node, [], (keys, message) =>
    problems.push({
      severity: 'notice',
      place: toOriginal(toPointer(keys)),
      message: `OpenAPI 3.0 has no equivalent of this in Swagger 2.0: ${message}.`,
      remedy: 'Write it in OpenAPI 3.',
    }),
  );
  return { document: openapi as OpenAPIV3_1.Document, locate: toOriginal, problems };
}

/** Methods whose requests have no body. */
const withoutBody: ReadonlySet<string> = new Set(['get', 'head', 'parameters']);

/** Gives the body and the form fields that a path states to its operations: the converter looks for them nowhere else. */
function passBodiesOn(swagger: Node): void {
  const targetOf = (stated: unknown): Node => {
    const { $ref } = asNode(stated);
    return asNode(typeof $ref === 'string' ? valueAt(swagger, $ref) : stated);
  };
  const isInBody = (stated: unknown) => ['body', 'formData'].includes(String(targetOf(stated).in));
  for (const item of Object.values(asNode(swagger.paths)).map(asNode)) {
    const shared = listOf(item.parameters).filter(isInBody);
    if (shared.length === 0) continue;
    item.parameters = listOf(item.parameters).filter((stated) => !isInBody(stated));
    for (const [method, operation] of Object.entries(item)) {
      if (!isNode(operation) || method.startsWith('x-') || withoutBody.has(method)) continue;
      const own = listOf(operation.parameters);
      // An operation has one body, or fields of a form by their names.
      const isStated = (stated: unknown): boolean => {
        const { in: place, name } = targetOf(stated);
        return own.some((each) => {
          const { in: ownPlace, name: ownName } = targetOf(each);
          return place === 'body'
            ? ownPlace === 'body'
            : ownPlace === 'body' || (ownPlace === place && ownName === name);
        });
      };
      const passed = structuredClone(shared.filter((stated) => !isStated(stated)));
      // Two methods may be one object, by an alias of YAML.
      item[method] = { ...operation, parameters: [...own, ...passed] };
    }
  }
}

/** How Microsoft states a host with variables. */
const hostExtension = 'x-ms-parameterized-host';

/** Completes a host with variables as the converter needs it; one without a template is taken out, and returns false. */
function completeHost(swagger: Node): boolean {
  const stated = swagger[hostExtension];
  if (stated === undefined) return true;
  const host = asNode(stated);
  if (typeof host.hostTemplate !== 'string') {
    delete swagger[hostExtension];
    return false;
  }
  const isNamed = (parameter: unknown): boolean => {
    const { $ref, name } = asNode(parameter);
    return typeof (typeof $ref === 'string' ? asNode(valueAt(swagger, $ref)).name : name) === 'string';
  };
  // Where neither a default nor values are stated, the converter writes `none` for one.
  const withDefault = (stated: unknown): Node => {
    const { $ref, ...own } = asNode(stated);
    const parameter = typeof $ref === 'string' ? asNode(valueAt(swagger, $ref)) : own;
    return { ...(listOf(parameter.enum).length > 0 ? {} : { default: '' }), ...parameter };
  };
  const parameters = listOf(host.parameters).filter(isNamed).map(withDefault);
  // The scheme is that of the description itself where none is stated (Swagger 2.0).
  const lacksSchemes = host.useSchemePrefix !== false && !Array.isArray(swagger.schemes);
  const complete = lacksSchemes ? { hostTemplate: `https://${host.hostTemplate}`, useSchemePrefix: false } : {};
  swagger[hostExtension] = { ...host, ...complete, parameters };
  return true;
}

/** Lets forms with a file be sent in parts, as they have to be, where `consumes` does not say so. */
function sendFilesInParts(swagger: Node): void {
  for (const item of Object.values(asNode(swagger.paths))) {
    const shared = asNode(item).parameters;
    for (const operation of Object.values(asNode(item))) {
      if (!isNode(operation)) continue;
      const parameters = [shared, operation.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
      const hasFile = parameters.some((stated) => {
        const { $ref } = asNode(stated);
        const parameter = asNode(typeof $ref === 'string' ? valueAt(swagger, $ref) : stated);
        return parameter.in === 'formData' && parameter.type === 'file';
      });
      const consumes = operation.consumes ?? swagger.consumes;
      const isInParts = Array.isArray(consumes) && consumes.includes('multipart/form-data');
      if (hasFile && !isInParts) operation.consumes = ['multipart/form-data'];
    }
  }
}

/**
 * Lets definitions be called as their author called them: the converter replaces what OpenAPI 3 does not allow in the name
 * of a component, as in `Page«Pet»`. A name is also the value of the discriminator of what the definition extends.
 */
function keepNames(swagger: Node): void {
  for (const [name, definition] of Object.entries(asNode(swagger.definitions))) {
    if (!isNode(definition) || componentName.test(name)) continue;
    definition.title ??= name;
    if (definition.allOf) definition['x-ms-discriminator-value'] ??= name;
  }
}

/** Lets `x-nullable` beside a reference say something of the value, as it does elsewhere: beside `$ref`, 3.0 ignores it. */
function wrapNullable(swagger: Node): void {
  visitReferences(swagger, ({ node, reference, isInData }) => {
    if (isInData || node['x-nullable'] !== true) return;
    delete node.$ref;
    node.allOf = [{ $ref: reference }];
  });
}

/**
 * Shows the examples of a response in the media type of each, where `produces` says nothing: the converter then describes
 * them apart from the schema, which it gives to any media type.
 */
function joinExamples(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) joinExamples(inner);
  const content = asNode(asNode(value).content);
  const any = content['*/*'];
  const shown = Object.entries(content).flatMap(([type, media]) =>
    type !== '*/*' && isNode(media) && media.examples && !media.schema ? [media] : [],
  );
  if (!isNode(any) || shown.length === 0) return;
  for (const media of shown) media.schema = any.schema;
  delete content['*/*'];
}

/** Takes out what the converter warns of. A style of lists that it does not know is stated in an extension instead. */
function takeWarnings(node: Node, keys: string[], found: (keys: string[], message: string) => void): void {
  const message = node[warning];
  if (message !== undefined) {
    delete node[warning];
    // It warns of the format of any list in a header.
    const isFalse = /^Nested/.test(String(message)) && asNode(asNode(node.schema).items).type !== 'array';
    const [, format] = /^collectionFormat:(\w+) is no longer supported/.exec(String(message)) ?? [];
    if (styleOfSwagger(format) === undefined && !isFalse) found(keys, String(message));
    else if (format !== undefined) node[swaggerFormat] = format;
  }
  for (const [key, inner] of Object.entries(node))
    if (typeof inner === 'object' && inner !== null) takeWarnings(inner as Node, [...keys, key], found);
}

/** Moves what extensions say of the values of a parameter to its schema, into which the converter moves the values. */
function moveEnumTexts(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) moveEnumTexts(inner);
  const node = asNode(value);
  const schema = asNode(node.schema);
  const target = [schema, asNode(schema.items)].find((each) => Array.isArray(each.enum));
  if (!target) return;
  for (const name of enumExtensions) {
    if (!Object.hasOwn(node, name)) continue;
    target[name] ??= node[name];
    delete node[name];
  }
}
