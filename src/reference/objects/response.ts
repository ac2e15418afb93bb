import { type BuildContext, entriesOf, followReference, markdownOf, textOf } from '../buildContext';
import type { Json } from '../json';
import type { Response, ResponseLink } from '../model';
import { extendPointer } from '../pointer';
import { buildContent } from './mediaType';
import { buildHeaders } from './parameter';
import { buildServer } from './server';

/** Reads a Responses Object (4.16): one entry for each status, a range after the statuses in it, `default` last. */
export function buildResponses(value: unknown, pointer: string, context: BuildContext): Response[] {
  const entries = entriesOf(value);
  return entries
    .sort(([a], [b]) => rankOf(a) - rankOf(b))
    .flatMap(([status, response]) => {
      const located = followReference(response, extendPointer(pointer, status), context);
      if (!located) return [];
      const { node } = located;
      if (status === '101') noticeSwitch(extendPointer(pointer, status), context);
      return [
        {
          status,
          summary: textOf(node.summary),
          description: markdownOf(node.description),
          headers: buildHeaders(node.headers, extendPointer(located.pointer, 'headers'), context),
          content: buildContent(node.content, extendPointer(located.pointer, 'content'), context),
          links: buildLinks(node.links, extendPointer(located.pointer, 'links'), context),
        },
      ];
    });
}

/** Reports that an operation goes on in another protocol (RFC 9110, 15.2.2), which no client of the samples does. */
function noticeSwitch(pointer: string, { report }: BuildContext): void {
  report(
    pointer,
    'notice',
    'With status 101 the connection goes on in another protocol, such as WebSocket. Samples and the request builder do not switch: they send a plain HTTP request.',
    'Say in the description of the operation how to connect.',
  );
}

/** Where a status stands among others: `2XX` after all of 2xx. */
function rankOf(status: string): number {
  if (status === 'default') return Number.POSITIVE_INFINITY;
  return /^[1-5]XX$/i.test(status) ? Number(status.charAt(0)) * 100 + 99.5 : Number(status) || 1000;
}

/** The id of the operation that an `operationRef` of this description points to. */
function operationIdAt(reference: unknown, context: BuildContext): string | undefined {
  return typeof reference === 'string' && reference.startsWith('#/') ? context.operationIdAt?.(reference) : undefined;
}

function buildLinks(value: unknown, pointer: string, context: BuildContext): ResponseLink[] {
  return entriesOf(value).flatMap(([name, link]) => {
    const located = followReference(link, extendPointer(pointer, name), context);
    if (!located) return [];
    const { node } = located;
    return [
      {
        name,
        operationId: textOf(node.operationId) ?? operationIdAt(node.operationRef, context),
        operationPointer: textOf(node.operationRef),
        parameters: entriesOf(node.parameters).map(([parameter, stated]) => ({
          name: parameter,
          value: stated as Json,
        })),
        ...(node.requestBody === undefined ? {} : { requestBody: node.requestBody as Json }),
        description: markdownOf(node.description),
        server: buildServer(node.server, extendPointer(located.pointer, 'server'), context),
      },
    ];
  });
}
