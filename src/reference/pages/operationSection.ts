import type { Direction } from '../examples/schemaExample';
import { sentMethod, titleOfOperation } from '../methods';
import type { Callback, MediaType, Operation, Response, Schema } from '../model';
import type {
  CallbackView,
  MediaTypeView,
  OperationSection,
  ParameterGroup,
  RequestBodyView,
  ResponseView,
  SentBody,
} from '../page';
import type { FieldView, SchemaView } from '../schemaRows';
import type { Markdown, RichText } from '../text';
import { hasNoBody, hasSamples } from '../words';
import { callbackAnchors, expectCallbacks } from './anchors';
import type { SectionContext } from './context';
import { exampleViews } from './examples';
import { externalDocsView } from './externalDocs';
import { samplesOf } from './operationSamples';
import { parameterField, textsOfPage } from './parameterField';
import { markedBy } from './releaseLinks';
import { responseLinkViews } from './responseLink';
import { withoutTexts } from './rowTexts';
import { opensAtFirstUse, type Position, streamAsList } from './schemaView';
import { securityView } from './securityView';
import { serverViews } from './serverView';
import { parameterPlaces, titleOfStatus } from './statuses';

/** Lays out an operation, webhook or callback under `anchor`. */
export function operationSection(operation: Operation, anchor: string, context: SectionContext): OperationSection {
  const { kind, id, method, path, deprecated } = operation;
  const servers = serverViews(operation.servers, anchor, { ...context, emptyField });
  const requestBody = requestBodyView(operation, anchor, context);
  const samples = samplesOf(operation, { servers, requestBody }, context.cache);
  for (const { code } of samples.samples) context.limit.count(code.length);
  const section: OperationSection = {
    kind,
    anchor,
    id,
    ...(operation.isIdMade ? { isIdMade: true } : {}),
    title: titleOfOperation(operation),
    method: sentMethod(method),
    path,
    servers,
    description: operation.description && context.renderText(operation.description),
    deprecated,
    security: securityView(operation, context),
    ...externalDocsView(operation.externalDocs, context.renderText),
    parameters: parameterGroups(operation, anchor, context),
    requestBody,
    responses: operation.responses.map((response) => responseView(response, anchor, context)),
    callbacks: callbackViews(operation, anchor, context),
    ...(operation.sunset === undefined ? {} : { sunset: operation.sunset }),
    ...markedBy(context.releases?.ofOperation(operation)),
    ...(operation.badges ? { badges: operation.badges } : {}),
    ...samples,
  };
  // Last, so that no other anchor depends on them.
  return kind === 'callback' ? section : { ...section, sectionAnchors: sectionAnchors(section, context) };
}

function sectionAnchors(section: OperationSection, { anchors }: SectionContext): OperationSection['sectionAnchors'] {
  const { anchor } = section;
  return {
    responses: anchors.child(anchor, 'responses'),
    ...(hasSamples(section) ? { sample: anchors.child(anchor, 'sample') } : {}),
  };
}

function callbackViews({ callbacks }: Operation, anchor: string, context: SectionContext): CallbackView[] {
  expectCallbacks(context.anchors, anchor, callbacks);
  return callbacks.map((callback) => callbackView(callback, anchor, context));
}

function callbackView(callback: Callback, parent: string, context: SectionContext): CallbackView {
  const { name, description, operations } = callback;
  const { anchor, requests } = callbackAnchors(context.anchors, parent, callback);
  const sections = operations.map((inner, index) => operationSection(inner, requests[index] ?? anchor, context));
  const text = description && context.renderText(description);
  return { name, anchor, ...(text ? { description: text } : {}), operations: sections };
}

function emptyField(anchor: string, name: string): FieldView {
  const content = {
    required: false,
    marks: [],
    type: [{ text: 'string' }],
    facts: [],
    enum: [],
    fields: [],
    fieldsOf: '',
    open: false,
    alternatives: [],
  };
  return { anchor, name, named: true, ...content };
}

function parameterGroups(operation: Operation, anchor: string, context: SectionContext): ParameterGroup[] {
  return parameterPlaces.flatMap(({ place, title }) => {
    const members = operation.parameters.filter((parameter) => parameter.in === place);
    if (members.length === 0) return [];
    const groupAnchor = context.anchors.child(anchor, place);
    context.anchors.expect(
      groupAnchor,
      members.map(({ name }) => name),
    );
    const fields = members.map((parameter) => {
      const field = parameterField(parameter, groupAnchor, context);
      const own = context.releases?.ofParameter(operation, parameter) ?? [];
      return { ...field, ...markedBy([...(field.releases ?? []), ...own]) };
    });
    return [{ place, title, anchor: groupAnchor, fields }];
  });
}

function start(anchor: string, once = false): Position {
  return { anchor, depth: 0, once };
}

function requestBodyView(operation: Operation, anchor: string, context: SectionContext): RequestBodyView | undefined {
  const { requestBody } = operation;
  if (!requestBody) return undefined;
  const bodyAnchor = context.anchors.child(anchor, 'body');
  const only = requestBody.content.length === 1;
  return {
    anchor: bodyAnchor,
    required: requestBody.required,
    description: requestBody.description && context.renderText(requestBody.description),
    mediaTypes: requestBody.content.map((media) => {
      const direction = operation.kind === 'operation' ? 'request' : 'response';
      const view = mediaTypeView(media, { parent: bodyAnchor, only, direction, once: false }, context);
      const { schema } = view;
      return schema && requestBody.description
        ? {
            ...view,
            schema: { ...schema, description: furtherText(media.schema, schema, requestBody.description, context) },
          }
        : view;
    }),
  };
}

/** The text of a body's schema beside that of the body, but for what the page of a named schema says. */
function furtherText(
  stated: Schema | undefined,
  { description }: SchemaView,
  own: Markdown,
  context: SectionContext,
): RichText | undefined {
  let inner = stated;
  for (let depth = 0; depth < 5 && inner?.kind === 'schema' && inner.items; depth += 1) inner = inner.items;
  const texts = withoutTexts(description?.source ?? [], [...own, ...textsOfPage(inner, context)]);
  return texts.length > 0 ? context.renderText(texts) : undefined;
}

function responseView(response: Response, anchor: string, context: SectionContext): ResponseView {
  const responseAnchor = context.anchors.child(anchor, response.status);
  const once = opensAtFirstUse(response);
  const only = response.content.length === 1;
  const headerAnchor = `${responseAnchor}.header`;
  context.anchors.expect(
    headerAnchor,
    response.headers.map(({ name }) => name),
  );
  return {
    anchor: responseAnchor,
    status: response.status,
    title: titleOfStatus(response.status),
    ...(response.summary === undefined ? {} : { summary: response.summary }),
    description: response.description && context.renderText(response.description),
    headers: response.headers.map((header) => parameterField(header, headerAnchor, context)),
    mediaTypes: response.content.map((media) => {
      const view = mediaTypeView(media, { parent: responseAnchor, only, direction: 'response', once }, context);
      // What the author shows stays, though HTTP sends no body with such a status; nothing is made up for it.
      return hasNoBody(response.status) && media.examples.length === 0 ? { ...view, examples: [] } : view;
    }),
    links: responseLinkViews(response.links, responseAnchor, context),
  };
}

interface MediaTypePlace {
  /** Anchor of the body or response. */
  parent: string;
  /** Whether it is the only one there, so that its fields stand right under the parent's anchor. */
  only: boolean;
  direction: Direction;
  once: boolean;
}

function mediaTypeView(
  media: MediaType,
  { parent, only, direction, once }: MediaTypePlace,
  context: SectionContext,
): MediaTypeView {
  const anchor = context.anchors.child(parent, media.mediaType);
  const place = start(only ? parent : anchor, once);
  return {
    mediaType: media.mediaType,
    anchor,
    schema: media.schema
      ? context.viewer.view(media.schema, place)
      : media.itemSchema && streamView(media.itemSchema, place, context),
    ...(media.schema && media.itemSchema
      ? { itemSchema: context.viewer.view(media.itemSchema, start(`${anchor}.item`, once)) }
      : {}),
    encoding: media.encoding.map((encoding) => encodingField(encoding, anchor, context)),
    ...examplesOf(media, direction, context),
  };
}

function examplesOf(media: MediaType, direction: Direction, context: SectionContext) {
  const examples = exampleViews(media, direction, context);
  for (const example of examples) context.limit.count(JSON.stringify(example).length);
  const { mediaType } = media;
  const sent: SentBody = { kind: 'file', mediaType, filename: 'body.bin' };
  return { examples, ...(direction === 'request' && examples.length === 0 ? { sent } : {}) };
}

/** The type of a stream says what it is. */
function streamView(items: Schema, place: Position, { viewer }: SectionContext): SchemaView {
  const view = viewer.view(streamAsList(items), place);
  return { ...view, type: [{ text: 'stream of ' }, ...view.type.slice(1)] };
}

function encodingField(encoding: MediaType['encoding'][number], parent: string, context: SectionContext): FieldView {
  const anchor = context.anchors.child(parent, `encoding.${encoding.property}`);
  const stated = [
    ['contentType', 'Content'],
    ['style', 'Style'],
    ['explode', 'Exploded'],
    ['allowReserved', 'Reserved characters'],
  ] as const;
  const facts = stated.flatMap(([keyword, label]) => {
    const value = encoding[keyword];
    return value === undefined ? [] : [{ keyword, label, value: String(value) }];
  });
  const parts = (encoding.encoding ?? []).map((part) => encodingField(part, anchor, context));
  const fields = [...encoding.headers.map((header) => parameterField(header, anchor, context)), ...parts];
  return {
    ...emptyField(anchor, encoding.property),
    type: [{ text: 'part' }],
    facts,
    fields,
    fieldsOf: parts.length > 0 ? 'part' : 'headers',
    open: true,
  };
}
