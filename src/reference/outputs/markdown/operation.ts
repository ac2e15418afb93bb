import { displayPath, expectsBody } from '../../methods';
import type { OperationSection, ResponseLinkView, ResponseView, SampleView, ServerView } from '../../page';
import { accessPieces, type Piece, saysAccess, scopesOf } from '../../words';
import { mediaTypeBlocks } from './body';
import { fieldItems, releaseLinks } from './schema';
import { codeSpan, escapeText, fence, listItem, oneLine, plainParagraph } from './text';
import { anchorMark, textAfterHead, type Writer } from './writer';

/** An operation, webhook or operation of a callback (Operation Object) under a heading of a level. */
export function operationBlocks(operation: OperationSection, level: number, writer: Writer): string[] {
  const { anchor, title, deprecated, badges = [], description, parameters, callbacks } = operation;
  const marks = [...(deprecated ? ['deprecated'] : []), ...badges.map((badge) => escapeText(oneLine(badge)))];
  return [
    headingOf(
      level,
      `${escapeText(oneLine(title))}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
      anchorMark(anchor),
    ),
    endpoint(operation),
    ...writer.text(description),
    factList(operation, writer),
    ...serverBlocks(operation.servers, writer),
    ...parameters
      .filter(({ fields }) => fields.length > 0)
      .flatMap((group) => [headingOf(level + 1, escapeText(group.title)), fieldItems(group.fields, writer).join('\n')]),
    ...bodyBlocks(operation, level + 1, writer),
    ...sampleBlocks(operation.samples, level + 1),
    ...responsesBlocks(operation.responses, level + 1, writer),
    ...callbacks.flatMap(({ name, description: text, operations }) => [
      headingOf(level + 1, `Callback ${codeSpan(oneLine(name))}`),
      ...writer.text(text),
      ...operations.flatMap((inner) => operationBlocks(inner, level + 2, writer)),
    ]),
  ];
}

/** A heading, under the place of its anchor where it has one. */
function headingOf(level: number, text: string, mark = ''): string {
  const heading = `${'#'.repeat(Math.min(level, 6))} ${text}`;
  return mark === '' ? heading : `${mark}\n${heading}`;
}

/** `GET https://api.example.com/v1/tasks`. */
function endpoint({ kind, method, path, servers }: OperationSection): string {
  if (kind === 'webhook') return `Event ${codeSpan(path)}, sent by ${codeSpan(method)}`;
  return codeSpan(`${method} ${servers[0]?.url.replace(/\/$/, '') ?? ''}${displayPath({ kind, path })}`);
}

function accessText({ text, isCode }: Piece): string {
  return isCode ? codeSpan(text) : escapeText(text);
}

function factList(operation: OperationSection, writer: Writer): string {
  const { id, isIdMade, kind, security, externalDocs, sunset, releases, openapi } = operation;
  const scopes = scopesOf(security);
  const [first, ...docs] = writer.externalDocs(externalDocs);
  const hasAccess = saysAccess(kind, security);
  return [
    ...(isIdMade ? [] : [`- Operation: ${codeSpan(id)}`]),
    ...(hasAccess ? [`- Access: ${accessPieces(security).map(accessText).join('')}`] : []),
    ...(scopes.length > 0 ? [`- ${scopes.length === 1 ? 'Scope' : 'Scopes'}: ${scopes.map(codeSpan).join(', ')}`] : []),
    ...(sunset === undefined ? [] : [`- Ends: ${codeSpan(sunset)}`]),
    ...(releases ? [`- Releases: ${releaseLinks(releases, writer).join(', ')}`] : []),
    ...(openapi === undefined
      ? []
      : [`- OpenAPI: ${writer.link(`${isIdMade ? 'this operation' : id} alone`, openapi)}`]),
    ...(first === undefined ? [] : [listItem(first, docs)]),
  ].join('\n');
}

/** Base URLs, when there is more to them than the one that the endpoint shows. */
function serverBlocks(servers: ServerView[], writer: Writer): string[] {
  const isPlain = servers.every(({ name, description, variables }) => !name && !description && variables.length === 0);
  if (servers.length < 2 && isPlain) return [];
  const items = servers.map(({ url, name, template, description, variables }) => {
    const address = codeSpan((template ?? url) || '/');
    const head = name ? `${escapeText(oneLine(name))} ${address}` : address;
    const inner = fieldItems(variables, writer);
    const [first = '', ...rest] = textAfterHead(head, writer.text(description));
    return listItem(first, [...rest, ...(inner.length > 0 ? [inner.join('\n')] : [])]);
  });
  return [servers.length > 1 ? 'Base URLs:' : 'Base URL:', items.join('\n')];
}

/** What the request sends (Request Body Object). */
function bodyBlocks({ requestBody, method, kind }: OperationSection, level: number, writer: Writer): string[] {
  if (!requestBody) return kind === 'operation' && expectsBody(method) ? ['This operation takes no body.'] : [];
  return [
    headingOf(
      level,
      `Request body (${requestBody.required ? 'required' : 'optional'})`,
      writer.target(requestBody.anchor),
    ),
    ...writer.text(requestBody.description),
    ...mediaTypeBlocks(requestBody.mediaTypes, writer),
  ];
}

/** What the author wrote, and of our own samples the one for the command line: all others send the same request. */
function sampleBlocks(samples: SampleView[], level: number): string[] {
  const shown = samples.filter(({ id }) => id === 'curl' || id.startsWith('own-'));
  if (shown.length === 0) return [];
  return [
    headingOf(level, 'Request sample'),
    ...shown.flatMap(({ label, language, code }) => [`${plainParagraph(label)}:`, fence(code, language)]),
  ];
}

function responsesBlocks(responses: ResponseView[], level: number, writer: Writer): string[] {
  if (responses.length === 0) return [headingOf(level, 'Responses'), 'The API description lists no responses.'];
  return responses.flatMap((response) => responseBlocks(response, level, writer));
}

/** One response (Response Object): text, headers, body and links. */
function responseBlocks(response: ResponseView, level: number, writer: Writer): string[] {
  const { anchor, status, title, summary, description, headers, mediaTypes, links } = response;
  return [
    headingOf(level, `Response ${escapeText(oneLine(`${status} ${title}`))}`, writer.target(anchor)),
    ...(summary === undefined ? [] : [plainParagraph(summary)]),
    ...writer.text(description),
    ...(headers.length > 0 ? ['Headers:', fieldItems(headers, writer).join('\n')] : []),
    ...(mediaTypes.length > 0 ? mediaTypeBlocks(mediaTypes, writer) : ['This response has no body.']),
    ...(links.length > 0 ? ['Links:', links.map((link) => linkItem(link, writer)).join('\n')] : []),
  ];
}

/** An operation that can be called next (Link Object). */
function linkItem({ name, target, description, facts }: ResponseLinkView, writer: Writer): string {
  const head = target ? `${codeSpan(name)} leads to ${writer.link(target.label, target.href)}` : codeSpan(name);
  const [first = '', ...rest] = textAfterHead(head, writer.text(description));
  return listItem(first, [...rest, ...(facts.length > 0 ? [facts.map(writer.fact).join('. ')] : [])]);
}
