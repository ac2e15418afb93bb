import { type BuildContext, followReference } from '../../src/reference/buildContext';
import type { Direction } from '../../src/reference/examples/schemaExample';
import { isNode } from '../../src/reference/json';
import type { MediaType, Operation, Parameter, ReferenceModel, Schema } from '../../src/reference/model';
import { toPointer, valueAt } from '../../src/reference/pointer';

/** A schema that pages show: as it is in the model and in the document, and the ways its values go. */
export interface Shown {
  name: string;
  schema: Schema;
  node: unknown;
  directions: Direction[];
}

const both: Direction[] = ['request', 'response'];

/** Every schema that is shown: named ones, and those of bodies and parameters. */
export function listShown(model: ReferenceModel, context: BuildContext): Shown[] {
  const named = model.schemas.map(({ name, schema, pointer }) => ({
    name,
    schema,
    node: followPointer(pointer, context),
    directions: both,
  }));
  return [...named, ...model.operations.flatMap((operation) => ofOperation(operation, context))];
}

function followPointer(pointer: string, context: BuildContext): unknown {
  return valueAt(context.document, pointer);
}

function ofOperation(operation: Operation, context: BuildContext): Shown[] {
  const node = followPointer(operation.pointer, context);
  const fields = isNode(node) ? node : {};
  const body = operation.requestBody && contentOf(fields.requestBody, context);
  const responses = isNode(fields.responses) ? fields.responses : {};
  return [
    ...operation.parameters.flatMap((parameter) => ofParameter(parameter, context)),
    ...ofContent(operation.requestBody?.content ?? [], body, operation, 'body'),
    ...operation.responses.flatMap((response) =>
      ofContent(response.content, contentOf(responses[response.status], context), operation, response.status),
    ),
    ...operation.callbacks.flatMap((callback) => callback.operations.flatMap((inner) => ofOperation(inner, context))),
  ];
}

function ofParameter(parameter: Parameter, context: BuildContext): Shown[] {
  const node = followPointer(parameter.pointer, context);
  if (!isNode(node) || !parameter.schema || node.schema === undefined) return [];
  return [{ name: parameter.pointer, schema: parameter.schema, node: node.schema, directions: ['request'] }];
}

function contentOf(value: unknown, context: BuildContext): unknown {
  return followReference(value, '', context)?.node.content;
}

function ofContent(content: MediaType[], node: unknown, operation: Operation, part: string): Shown[] {
  const isSent = part === 'body' && operation.kind === 'operation';
  return content.flatMap(({ mediaType, schema }) => {
    const media = isNode(node) ? node[mediaType] : undefined;
    if (!schema || !isNode(media) || media.schema === undefined) return [];
    const name = toPointer([operation.id, part, mediaType]);
    return [{ name, schema, node: media.schema, directions: [isSent ? 'request' : 'response'] as Direction[] }];
  });
}
