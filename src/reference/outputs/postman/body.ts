import { buildBody } from '../../exampleRequest/buildBody';
import { multipartRule } from '../../exampleRequest/multipartRule';
import type { Json } from '../../json';
import { toJsonText } from '../../jsonText';
import { isMultipartForm, isXmlType } from '../../mediaType';
import type { MediaType } from '../../model';
import type { BodyValue, MultipartPart } from '../../sampleRequest';
import { isPlainForm, type MultipartBody, multipartText } from '../../samples/forms';
import { shapeOf } from '../../schemas/shape';
import type { Body, FormPart, RequestContext } from './collection';
import { describeMarked } from './description';
import { literalJson, literalText, literalXml } from './variables';

/** A body with the media type that has to be stated; a multipart body's boundary is Postman's to choose. */
interface PostmanBody {
  contentType?: string;
  body: Body;
}

/** The body of a request, of its sample value. */
export function buildRequestBody({ media, value }: BodyValue, context: RequestContext): PostmanBody | undefined {
  const example = buildBody(media, value, context.cache.schemas);
  switch (example?.kind) {
    case 'json':
      return {
        contentType: example.mediaType,
        body: { mode: 'raw', raw: literalJson(writeJson(example.value)), options: { raw: { language: 'json' } } },
      };
    case 'text': {
      const language = isXmlType(example.mediaType) ? 'xml' : 'text';
      return {
        contentType: example.mediaType,
        body: {
          mode: 'raw',
          raw: isXmlType(example.mediaType) ? literalXml(example.text) : literalText(example.text),
          options: { raw: { language } },
        },
      };
    }
    case 'form': {
      const fields = example.fields.map(({ name, value }) => ({
        key: literalText(name),
        value: literalText(value),
        description: fieldText(media, name, context),
      }));
      return { contentType: example.mediaType, body: { mode: 'urlencoded', urlencoded: fields } };
    }
    case 'multipart':
      return multipartBody(example, media, context);
    case 'file':
      return { contentType: example.mediaType, body: { mode: 'file', file: { src: example.filename } } };
    default:
      return undefined;
  }
}

/** Parts as a form, which Postman writes; it has no headers of parts and no other bodies in parts, which are sent as text. */
function multipartBody(body: MultipartBody, media: MediaType, context: RequestContext): PostmanBody {
  const hasFile = body.parts.some(({ kind }) => kind === 'file');
  if (isPlainForm(body) || (isMultipartForm(body.mediaType) && hasFile))
    return { body: { mode: 'formdata', formdata: body.parts.map((part) => toFormPart(part, media, context)) } };
  const { mediaType, text } = multipartText(body);
  return {
    contentType: mediaType,
    body: { mode: 'raw', raw: literalText(text), options: { raw: { language: 'text' } } },
  };
}

/** JSON as it is in a body. */
export function writeJson(value: Json): string {
  return toJsonText(value, 2);
}

function toFormPart(part: MultipartPart, media: MediaType, context: RequestContext): FormPart {
  const unsent = part.headers?.map(({ name, value }) => `\`${name}: ${value}\``).join(', ');
  const lines = [
    fieldText(media, part.name, context),
    unsent && `The part also has ${unsent}, which Postman does not send.`,
  ].filter((line) => line);
  const description = lines.length > 0 ? lines.join('\n\n') : undefined;
  if (part.kind === 'file') {
    return {
      key: literalText(part.name),
      type: 'file',
      src: part.filename,
      description,
      ...fileType(part, media, context),
    };
  }
  return {
    key: literalText(part.name),
    type: 'text',
    value: literalText(part.value),
    description,
    contentType: part.contentType,
  };
}

/** The media type of a file where it may have no other; else Postman takes it from the file that is chosen. */
function fileType(
  { name, contentType }: MultipartPart,
  media: MediaType,
  { cache: { schemas } }: RequestContext,
): { contentType?: string } {
  const allowed = multipartRule(media, name, schemas).contentType;
  return contentType !== undefined && contentType === allowed ? { contentType } : {};
}

/** What the description says of a field of a form. */
function fieldText({ schema }: MediaType, name: string, { cache: { schemas } }: RequestContext): string | undefined {
  const shape = schema && shapeOf(schema, schemas).schema;
  const property = shape?.properties.find((candidate) => candidate.name === name)?.schema;
  return property && describeMarked(shapeOf(property, schemas).schema);
}
