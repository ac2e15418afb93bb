import { type Direction, type ExampleCache, makeExample } from '../examples/schemaExample';
import type { Json } from '../json';
import { isFileType, isJsonType, languageOf } from '../mediaType';
import type { Example, MediaType, NamedSchema } from '../model';
import type { ExampleView } from '../page';
import { buildBody } from '../request/buildBody';
import { isUnresolved } from '../schema';
import type { RenderText } from './texts';

interface ExampleContext {
  schemas: Map<string, NamedSchema>;
  cache: ExampleCache;
  renderText: RenderText;
}

/** The examples of a body: the author's, else one made from the schema. */
export function exampleViews(media: MediaType, direction: Direction, context: ExampleContext): ExampleView[] {
  if (media.examples.length > 0) {
    return media.examples.flatMap((example) => {
      const view = toView(example, media.mediaType, context);
      const sent = direction === 'request' ? sentBody(media, example.value, view, context) : {};
      const { serialized } = example;
      return [
        { ...view, ...sent },
        ...(serialized === undefined
          ? []
          : [{ ...asSent(serialized, example, media.mediaType), ...inFull(sent, view) }]),
      ];
    });
  }
  const schema = media.schema ?? media.itemSchema;
  if (!schema || isUnresolved(schema) || isFileType(media.mediaType)) return [];
  const value = makeExample(schema, context.schemas, direction, context.cache);
  const view = valueView(value, media.mediaType);
  return [{ ...view, ...(direction === 'request' ? sentBody(media, value, view, context) : {}) }];
}

/** How a request carries a value, without what the value's own code says. */
function sentBody(
  media: MediaType,
  value: Json | undefined,
  { language, code }: ExampleView,
  { schemas }: ExampleContext,
): Pick<ExampleView, 'sent'> {
  const body = buildBody(media, value, schemas);
  if (!body) return {};
  const { kind, mediaType } = body;
  const isShown = (kind === 'json' && language === 'json') || (kind === 'text' && body.text === code);
  return { sent: isShown ? { kind, mediaType } : body };
}

/** The same where the code beside it says something else. */
function inFull({ sent }: Pick<ExampleView, 'sent'>, { code }: ExampleView): Pick<ExampleView, 'sent'> {
  if (sent?.kind === 'json' && !('value' in sent)) return { sent: { ...sent, value: JSON.parse(code) as Json } };
  if (sent?.kind === 'text' && !('text' in sent)) return { sent: { ...sent, text: code } };
  return { sent };
}

function toView(example: Example, mediaType: string, context: ExampleContext): ExampleView {
  const { name, summary, description, externalValue } = example;
  return {
    ...(example.value === undefined
      ? { language: 'text', code: externalValue ?? '' }
      : writeValue(example.value, mediaType)),
    name,
    label: (summary ?? name).replaceAll('`', ''),
    description: description && context.renderText(description),
    externalHref: context.renderText.href(externalValue),
  };
}

/** The same example as the bytes that are sent (3.2). */
function asSent(code: string, { name, summary }: Example, mediaType: string): ExampleView {
  const label = [summary ?? name, 'as sent'].filter(Boolean).join(', ');
  return { name: `${name} as sent`, label, language: isJsonType(mediaType) ? 'json' : 'text', code };
}

/** A value as an example without a name. */
export function valueView(value: Json, mediaType: string): ExampleView {
  return { name: '', label: '', ...writeValue(value, mediaType) };
}

/** A text is shown as it is when its media type is not JSON; everything else is written as JSON. */
function writeValue(value: Json, mediaType: string): Pick<ExampleView, 'language' | 'code'> {
  if (typeof value === 'string' && !isJsonType(mediaType)) {
    const language = languageOf(mediaType);
    return { language: ['xml', 'html'].includes(language) ? 'markup' : language, code: value };
  }
  return { language: 'json', code: JSON.stringify(value, null, 2) };
}
