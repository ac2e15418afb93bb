import { exampleLabel, showsValue } from '../exampleLabel';
import { buildBody, partsText } from '../exampleRequest/buildBody';
import { sentType } from '../exampleRequest/sentType';
import { exampleOfAllFields, mediaExample, requestExamples } from '../examples/mediaExample';
import type { Direction, ExampleCache } from '../examples/schemaExample';
import { isScalar, type Json } from '../json';
import { toJsonText } from '../jsonText';
import { isFileType, isJsonType, isTextType, languageOf } from '../mediaType';
import type { Example, MediaType, NamedSchema } from '../model';
import type { ExampleView, SentBody } from '../page';
import type { MadeExample, SampleBody } from '../sampleRequest';
import { recordSeparator } from '../serialize/records';
import { serialize } from '../serialize/serialize';
import type { RenderText } from './texts';

interface ExampleContext {
  schemas: Map<string, NamedSchema>;
  cache: ExampleCache;
  renderText: RenderText;
}

/** The examples of a body: the author's, else those made from the schema; of a request all fields as well. */
export function exampleViews(media: MediaType, direction: Direction, context: ExampleContext): ExampleView[] {
  const authors = media.examples.flatMap((example) => {
    const view = toView(example, media, context);
    const sent = direction === 'request' ? sentBody(media, example.value, view, context) : {};
    const { serialized } = example;
    return [
      { ...view, ...sent },
      ...(serialized === undefined ? [] : [{ ...asSent(serialized, view, media.mediaType), ...inFull(sent, view) }]),
    ];
  });
  // An example that is a text alone shows no value.
  if (!media.examples.some(showsValue)) return [...madeViews(media, direction, context), ...authors];
  const whole = direction === 'request' && exampleOfAllFields(media, context.cache);
  return whole ? [...authors, madeView(whole, media, context)] : authors;
}

function madeViews(media: MediaType, direction: Direction, context: ExampleContext): ExampleView[] {
  if (isFileType(sentType(media))) return [];
  if (direction === 'request')
    return requestExamples(media, context.cache).map((made) => madeView(made, media, context));
  const value = mediaExample(media, direction, context.cache);
  return value === undefined ? [] : [{ name: '', label: '', ...writeValue(value, media, context) }];
}

function madeView({ value, ...words }: MadeExample, media: MediaType, context: ExampleContext): ExampleView {
  const view = { ...words, ...writeValue(value, media, context) };
  return { ...view, ...sentBody(media, value, view, context) };
}

/** How a request carries a value, without what the value's own code says. */
function sentBody(
  media: MediaType,
  value: Json | undefined,
  { language, code }: ExampleView,
  { schemas }: ExampleContext,
): Pick<ExampleView, 'sent'> {
  const body = buildBody({ ...media, mediaType: sentType(media) }, value, schemas);
  if (!body) return {};
  const { kind, mediaType } = body;
  const isShown = (kind === 'json' && language === 'json') || (kind === 'text' && body.text === code);
  if (isShown) return { sent: { kind, mediaType } };
  return { sent: inWords(body) };
}

/** A body with the text of its JSON. */
export function inWords(body: SampleBody): SentBody {
  return body.kind === 'json' ? { kind: 'json', mediaType: body.mediaType, text: toJsonText(body.value) } : body;
}

/** The same where the code beside it says something else. */
function inFull({ sent }: Pick<ExampleView, 'sent'>, { code }: ExampleView): Pick<ExampleView, 'sent'> {
  const isText = sent?.kind === 'json' || sent?.kind === 'text';
  return { sent: isText ? { ...sent, text: sent.text ?? code } : sent };
}

function toView(example: Example, media: MediaType, context: ExampleContext): ExampleView {
  const { name, description, externalValue } = example;
  const { href, ...written } = context.renderText.address(externalValue);
  return {
    ...(example.value === undefined
      ? { language: 'text', code: externalValue ?? '' }
      : writeValue(example.value, media, context)),
    name,
    label: exampleLabel(example, media.examples).replaceAll('`', ''),
    description: description && context.renderText(description),
    externalHref: href,
    ...written,
  };
}

/** The same example as the bytes that are sent (3.2). */
function asSent(code: string, shown: ExampleView, mediaType: string): ExampleView {
  const label = [shown.label || shown.name, 'as sent'].filter(Boolean).join(', ');
  return { name: `${shown.name} as sent`, label, language: isJsonType(mediaType) ? 'json' : 'text', code };
}

/** A value of a model as an example without a name. */
export function valueView(value: Json): ExampleView {
  return { name: '', label: '', ...asJson(value) };
}

/**
 * XML, streams and tables are shown as they are sent, and a text as it is unless its media type is JSON, also a number or
 * another scalar of a type of texts; else a value is JSON.
 */
function writeValue(
  value: Json,
  media: MediaType,
  { schemas }: ExampleContext,
): Pick<ExampleView, 'language' | 'code'> {
  const { mediaType } = media;
  const inParts = partsText(media, value, schemas)?.text;
  if (inParts !== undefined) return { language: 'text', code: inParts };
  const scalar = isTextType(mediaType) && isScalar(value) && typeof value !== 'string' ? toJsonText(value) : value;
  const text = serialize(value, media, schemas) ?? (isJsonType(mediaType) ? undefined : scalar);
  if (typeof text !== 'string') return asJson(value);
  return {
    language: languageOf(mediaType),
    // The character itself cannot be seen.
    code: text.replaceAll(recordSeparator, '\u241E'),
  };
}

function asJson(value: Json): Pick<ExampleView, 'language' | 'code'> {
  return { language: 'json', code: toJsonText(value, 2) };
}
