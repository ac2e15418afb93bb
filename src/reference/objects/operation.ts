import { type BuildContext, entriesOf, followReference, listOf, markdownOf, textOf } from '../buildContext';
import type { Node } from '../json';
import { buildExternalDocs } from '../keywords/externalDocs';
import type { Callback, Operation, Server } from '../model';
import { extendPointer } from '../pointer';
import { unresolvedText } from '../schema';
import { buildBadges, buildCodeSamples, sunsetOf } from './extensions';
import { buildRequestBody } from './mediaType';
import { deriveId, statedId } from './operationIds';
import { buildParameters } from './parameter';
import { type LocatedOperation, listOperations, type PathItemInput, unresolvedPathItem } from './pathItem';
import { buildResponses } from './response';
import { buildSecurity } from './security';
import { buildServers } from './server';
import { readSummary } from './summary';

/** Reads every operation of a Path Item Object (4.9), in the order in which they are written. */
export function buildPathItem(input: PathItemInput, context: BuildContext): Operation[] {
  return listOperations(input, context).map((located) =>
    buildOperation({ kind: input.kind, path: input.path, ...located }, context),
  );
}

type OperationInput = Pick<PathItemInput, 'kind' | 'path'> & LocatedOperation;

/** Reads an Operation Object (4.10); servers and security come from the path or the document when it states none. */
function buildOperation(input: OperationInput, context: BuildContext): Operation {
  const { kind, path, method, node, pointer, ownPointer } = input;
  const { node: pathItem, pointer: itemPointer } = input.pathItem;
  const { document } = context;
  const security = node.security ?? (kind === 'operation' ? document.security : undefined);
  const { title, text } = readSummary(textOf(node.summary) ?? textOf(pathItem.summary) ?? '');
  const id = context.operationIdAt?.(ownPointer) ?? statedId(node) ?? deriveId(method, path);
  return {
    kind,
    id,
    ...(id === statedId(node) ? {} : { isIdMade: true }),
    method,
    path,
    // A tag without a name has no page: its operation is as one without it.
    tags: [...new Set(listOf(node.tags).map(String))].filter((name) => name.trim() !== ''),
    summary: title,
    description: markdownOf(...textsOf(node, pathItem, text)),
    deprecated: node.deprecated === true,
    ...sunsetOf(node),
    servers: kind === 'operation' ? serversOf(input, context) : [],
    security: buildSecurity(security, context),
    ...(Array.isArray(security) ? {} : { isSecurityUnstated: true }),
    parameters: buildParameters(
      [
        { value: pathItem.parameters, pointer: extendPointer(itemPointer, 'parameters') },
        { value: node.parameters, pointer: extendPointer(pointer, 'parameters') },
      ],
      context,
    ),
    requestBody: buildRequestBody(node.requestBody, extendPointer(pointer, 'requestBody'), context),
    responses: buildResponses(node.responses, extendPointer(pointer, 'responses'), context),
    callbacks: buildCallbacks(node.callbacks, extendPointer(pointer, 'callbacks'), context),
    codeSamples: buildCodeSamples(node),
    badges: buildBadges(node),
    externalDocs: buildExternalDocs(node.externalDocs),
    pointer,
  };
}

/** Those that the operation states, else those of its path, else those of the document. */
function serversOf({ node, pointer, pathItem }: OperationInput, context: BuildContext): Server[] {
  const stated = [
    { servers: node.servers, pointer },
    { servers: pathItem.node.servers, pointer: pathItem.pointer },
  ].find(({ servers }) => servers !== undefined);
  if (stated) return buildServers(stated.servers, extendPointer(stated.pointer, 'servers'), context);
  return context.servers ?? buildServers(context.document.servers, '#/servers', context);
}

/**
 * What the operation says, then what its path says for all of its operations. A summary that is no heading
 * comes first, unless the description begins with it.
 */
function textsOf(node: Node, pathItem: Node, summary: string | undefined): string[] {
  const title = node.summary === undefined ? undefined : pathItem.summary;
  const texts = [node.description, title, pathItem.description].filter(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  const isRepeated = summary === undefined || textOf(node.description)?.trim().startsWith(summary);
  return [...new Set([...(isRepeated ? [] : [withoutTags(summary)]), ...texts.map(String)])];
}

/** A plain text as Markdown that keeps what looks like a tag. */
function withoutTags(text: string): string {
  const pieces = text.split(/(`+[^`]*`+)/);
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/<(?=[A-Za-z/!?])/g, '\\<'))).join('');
}

/** Callbacks inside the callbacks of one operation. */
const maxInner = 100;

/** Reads Callback Objects (4.18): requests that the API makes as a result of this operation. */
function buildCallbacks(value: unknown, pointer: string, context: BuildContext): Callback[] {
  const around = context.callbacks ?? { open: [], inner: { left: maxInner } };
  return entriesOf(value).flatMap(([name, callback]) => {
    const place = extendPointer(pointer, name);
    const located = followReference(callback, place, context);
    if (!located || isEndless(located.pointer, place, { ...context, callbacks: around })) return [];
    const inner = { ...context, callbacks: { ...around, open: [...around.open, located.pointer] } };
    const items = entriesOf(located.lost === undefined ? located.node : {}).map(
      ([path, item]): PathItemInput => ({
        ...{ kind: 'callback', path, value: item, pointer: extendPointer(located.pointer, path) },
      }),
    );
    const lost = [located.lost, ...items.map((item) => unresolvedPathItem(item, context))];
    const texts = lost.flatMap((reference) => (reference === undefined ? [] : [unresolvedText(reference)]));
    const description = markdownOf(...texts);
    return [
      {
        name,
        ...(description ? { description } : {}),
        operations: items.flatMap((item) => buildPathItem(item, inner)),
      },
    ];
  });
}

/** Whether a callback is one that it stands in, or one too many: it is left out then, and the first such is reported. */
function isEndless(target: string, place: string, { callbacks, report }: BuildContext): boolean {
  if (!callbacks) return false;
  const { open, inner } = callbacks;
  if (open.length === 0) return false;
  const isInside = open.includes(target);
  if (!isInside) inner.left -= 1;
  if (!isInside && inner.left >= 0) return false;
  if (!inner.isReported) {
    const message = isInside
      ? 'This callback is inside itself, so it is left out here.'
      : `There are more than ${maxInner} callbacks inside those of one operation, so the others are left out.`;
    report(place, 'notice', message, 'Let the requests of callbacks have fewer callbacks themselves.');
  }
  inner.isReported = true;
  return true;
}
