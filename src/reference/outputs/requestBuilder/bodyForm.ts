import { buildBody, fileName } from '../../exampleRequest/buildBody';
import { multipartRule } from '../../exampleRequest/multipartRule';
import { exampleOfAllFields } from '../../examples/mediaExample';
import { entriesOf, isJsonObject, type Json } from '../../json';
import { toJsonText } from '../../jsonText';
import { toPlainText } from '../../markdown';
import type { Example, MediaType } from '../../model';
import { bodyKind, formText, type MultipartRule } from '../../request/writeBody';
import type { BodyValue, MadeExample } from '../../sampleRequest';
import { multipartText } from '../../samples/forms';
import { shapeOf } from '../../schemas/shape';
import { serialize } from '../../serialize/serialize';
import { bodySchema } from './bodySchema';
import { type FormContext, makeField } from './field';
import { type Field, type FieldValue, toFieldValue } from './fieldValue';
import type { BodySchema } from './valueSchema';

/** A field of a form that is sent as the body, and how its value becomes a part of a multipart body. */
interface BodyField extends Field {
  rule: MultipartRule;
}

/** An example to begin with. Name and label are empty where there is but one, made from the schema. */
export interface BodyExample<Content> {
  name: string;
  label: string;
  description?: string;
  content: Content;
}

/** What a reader fills the body of one media type in with. */
export type BodyForm =
  /** `schema` is there for JSON whose fields can be shown. */
  | { kind: 'editor'; mediaType: string; isJson: boolean; examples: BodyExample<string>[]; schema?: BodySchema }
  | { kind: 'fields'; mediaType: string; fields: BodyField[]; examples: BodyExample<Record<string, FieldValue>>[] }
  /** `filename` is empty where the samples send no body. */
  | { kind: 'file'; mediaType: string; filename: string };

/** Makes the form for bodies of a media type. The first example is the one that the samples send. */
export function bodyForm(body: BodyValue, context: FormContext): BodyForm {
  const { media } = body;
  const { mediaType } = media;
  const examples = examplesOf(body, context);
  const [first] = examples;
  const kind = bodyKind(mediaType, first?.content ?? '');
  if (kind === 'multipart' && first && !isJsonObject(first.content)) return partsForm(media, examples, context);
  if (kind === 'multipart' || kind === 'form') return fieldsForm(media, examples, context);
  if (kind === 'file') {
    const sent = buildBody(media, first?.content, context.schemas);
    return { kind: 'file', mediaType, filename: sent?.kind === 'file' ? sent.filename : '' };
  }
  const isJson = kind === 'json';
  const write = (content: Json): string =>
    serialize(content, media, context.schemas) ?? (isJson ? toJsonText(content, 2) : formText(content));
  return {
    kind: 'editor',
    mediaType,
    isJson,
    examples: examples.map((example) => ({ ...example, content: write(example.content) })),
    ...(isJson && media.schema ? { schema: bodySchema(media.schema, context) } : {}),
  };
}

/** Parts that have places instead of names, as the text that is sent. */
function partsForm(media: MediaType, examples: BodyExample<Json>[], { schemas }: FormContext): BodyForm {
  const written = examples.flatMap(({ content, ...words }) => {
    const body = buildBody(media, content, schemas);
    return body?.kind === 'multipart' ? [{ words, ...multipartText(body) }] : [];
  });
  return {
    kind: 'editor',
    mediaType: written[0]?.mediaType ?? media.mediaType,
    isJson: false,
    examples: written.map(({ words, text }) => ({ ...words, content: text })),
  };
}

/** The author's examples that have a value, and one of all fields; else those made from the schema. */
function examplesOf({ media, value, made = [] }: BodyValue, { renderText, cache }: FormContext): BodyExample<Json>[] {
  const stated = media.examples.flatMap((example) =>
    example.value === undefined ? [] : [{ ...wordsOf(example, renderText), content: example.value }],
  );
  const whole = exampleOfAllFields(media, cache);
  if (stated.length > 0) return [...stated, ...(whole ? [ofMade(whole)] : [])];
  if (value === undefined) return [];
  return made.length > 0 ? made.map(ofMade) : [{ name: '', label: '', content: value }];
}

function ofMade({ value: content, ...words }: MadeExample): BodyExample<Json> {
  return { ...words, content };
}

function wordsOf(
  { name, summary, description }: Example,
  renderText: FormContext['renderText'],
): Omit<BodyExample<Json>, 'content'> {
  return {
    name,
    label: (summary ?? name).replaceAll('`', ''),
    description: description && toPlainText(renderText(description), 300),
  };
}

/** The properties of the schema, those of the first example before the others. */
function fieldsForm(media: MediaType, examples: BodyExample<Json>[], context: FormContext): BodyForm {
  const { schemas } = context;
  const shape = media.schema ? shapeOf(media.schema, schemas).schema : undefined;
  const properties = (shape?.properties ?? []).filter((property) => !shapeOf(property.schema, schemas).schema.readOnly);
  const values = examples.map(({ content }) => new Map(entriesOf(content)));
  const names = new Set([...values.flatMap((value) => [...value.keys()]), ...properties.map(({ name }) => name)]);
  const fields = [...names].map((name): BodyField => {
    const property = properties.find((each) => each.name === name);
    const example = values.find((value) => value.has(name))?.get(name);
    const rule = multipartRule(media, name, schemas);
    const field = makeField(
      { name, required: property?.required ?? false, schema: property?.schema, example },
      context,
    );
    const isList = field.control.kind === 'list' || Array.isArray(example);
    return { ...field, initial: undefined, rule, control: rule.isFile ? { kind: 'file', isList } : field.control };
  });
  return {
    kind: 'fields',
    mediaType: media.mediaType,
    fields,
    examples: examples.map((example) => ({ ...example, content: fieldValues(example.content, fields) })),
  };
}

function fieldValues(value: Json, fields: BodyField[]): Record<string, FieldValue> {
  const entries = entriesOf(value).flatMap(([name, item]): [string, FieldValue][] => {
    const control = fields.find((field) => field.name === name)?.control;
    if (!control) return [];
    if (control.kind !== 'file') return [[name, toFieldValue(item, control)]];
    return [[name, (Array.isArray(item) ? item : [item]).map((each) => fileName(name, each))]];
  });
  return Object.fromEntries(entries);
}
