import type { AlternativesView, AlternativeView, EnumValue, Fact, FieldView, SchemaView } from '../../schemaRows';
import type { Link } from '../../text';
import { requiredWord } from '../../words';
import { codeSpan, escapeText, fence, indent, listItem, oneLine, plainParagraph } from './text';
import { isParagraph, textAfterHead, type Writer } from './writer';

/** Fields as items of a list (Parameter, Header and Schema Objects), with all that is inside them. */
export function fieldItems(fields: FieldView[], writer: Writer): string[] {
  return fields.map((field) => {
    const name = field.named ? codeSpan(field.name) : plainParagraph(field.name);
    const marks = [...marksOf(field, field.required), ...releaseLinks(field.releases, writer)];
    const notes = [writer.type(field.type), ...marks].filter((note) => note !== '');
    const head = notes.length > 0 ? `${name} (${notes.join(', ')})` : name;
    return schemaItem(writer.fieldTarget(field) + head, field, writer);
  });
}

/** The words that limit a value. */
function marksOf(schema: SchemaView, required = false): string[] {
  const word = requiredWord(schema.marks, required);
  return [...(word === undefined ? [] : [word]), ...schema.marks.map((mark) => mark.word)];
}

/** Which releases brought or changed something. */
export function releaseLinks(links: Link[] | undefined, writer: Writer): string[] {
  return (links ?? []).map(({ label, href }) => writer.link(label, href));
}

/** What describes a body's schema as a whole: its type and marks; nothing for an unnamed object. */
export function typeLine(schema: SchemaView, writer: Writer): string {
  const type = writer.type(schema.type);
  const marks = [...marksOf(schema), ...releaseLinks(schema.releases, writer)];
  const isObject = schema.type.every((piece) => piece.isObject);
  return marks.length === 0 && isObject ? '' : [type, ...marks].filter(Boolean).join(', ');
}

/** A schema as blocks: text, limits, values, then its fields and alternatives as a list. `bare` leaves out the text. */
export function schemaBlocks(schema: SchemaView, writer: Writer, bare = false): string[] {
  const items = innerItems(schema, writer);
  return [
    ...(bare ? [] : writer.text(schema.description)),
    ...factBlocks(schema, writer),
    ...(items.length > 0 ? [items.join('\n')] : []),
  ];
}

/** An item for a schema: its head and text, then limits, values, fields and alternatives inside it. */
function schemaItem(head: string, schema: SchemaView, writer: Writer): string {
  const [lead = '', ...text] = textAfterHead(head, writer.text(schema.description));
  const [line, ...facts] = factBlocks(schema, writer);
  const blocks = line === undefined ? [] : [line, ...facts];
  // Limits go on in the paragraph of the text, on a line of their own.
  const isJoined = text.length === 0 && isParagraph(line);
  const item = isJoined ? listItem(`${lead}\n${line}`, facts) : listItem(lead, [...text, ...blocks]);
  return [item, ...innerItems(schema, writer).map(inItem)].join('\n');
}

/** An item of a list inside another item. */
function inItem(item: string): string {
  return `  ${indent(item, '  ')}`;
}

/** Limits, plain values and where to read on. */
function factBlocks(schema: SchemaView, writer: Writer): string[] {
  const { seeModel } = schema;
  const [short, long] = [schema.facts.filter(isShort), schema.facts.filter((fact) => !isShort(fact))];
  const sentences = [
    ...short.map(writer.fact),
    ...(isDescribed(schema.enum) ? [] : plainValues(schema.enum)),
    ...(seeModel ? [`See the ${seeModel.parts} of ${writer.link(seeModel.label, seeModel.href)}`] : []),
  ];
  return [
    ...(sentences.length > 0 ? [`${sentences.join('. ')}.`] : []),
    ...long.flatMap(({ label, value, note }) => [`${plainParagraph(label)}:`, fence(value, ''), ...writer.text(note)]),
    ...writer.externalDocs(schema.externalDocs),
  ];
}

/** Values of several lines are blocks of their own. */
function isShort({ value, href }: Fact): boolean {
  return href !== undefined || !/[\r\n]/.test(value);
}

function isDescribed(values: EnumValue[]): boolean {
  return values.some(({ description }) => description?.html);
}

function plainValues(values: EnumValue[]): string[] {
  return values.length > 0 ? [`Allowed values: ${values.map(({ value }) => codeSpan(value)).join(', ')}`] : [];
}

/** What is a list below a schema: values with their meaning, fields, alternatives. */
function innerItems(schema: SchemaView, writer: Writer): string[] {
  const values = isDescribed(schema.enum)
    ? [
        nested(
          'Allowed values:',
          schema.enum.map(({ value, description }) => valueItem(value, writer.text(description))),
        ),
      ]
    : [];
  return [
    ...values,
    ...fieldItems(schema.fields, writer),
    ...schema.alternatives.map((alternatives) => alternativesItem(alternatives, writer)),
  ];
}

function valueItem(value: string, text: string[]): string {
  const [head = '', ...rest] = textAfterHead(codeSpan(value), text);
  return listItem(head, rest);
}

function nested(head: string, items: string[]): string {
  return [`- ${head}`, ...items.map(inItem)].join('\n');
}

function alternativesItem({ label, look, discriminator, options }: AlternativesView, writer: Writer): string {
  if (look === 'line' || look === 'said')
    return `- ${escapeText(oneLine(label))}: ${options.map((option) => optionName(option, writer)).join(' or ')}`;
  const chosen = discriminator === undefined ? '' : `, chosen by ${discriminator}`;
  return nested(
    `${escapeText(oneLine(label + chosen))}:`,
    options.map((option) => optionItem(option, writer)),
  );
}

function optionItem(option: AlternativeView, writer: Writer): string {
  return schemaItem(optionName(option, writer), option.schema, writer);
}

/** What an alternative is called, with its type where that says more. */
function optionName({ anchor, label, schema }: AlternativeView, writer: Writer): string {
  const type = typeLine(schema, writer);
  const words = escapeText(oneLine(label));
  // Its author may have given an alternative a name without words, such as `const: ''`.
  if (words === '') return writer.target(anchor) + type;
  const name = `${writer.target(anchor)}**${words}**`;
  return type === '' || type === escapeText(label) ? name : `${name} (${type})`;
}
