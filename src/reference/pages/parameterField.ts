import { exampleLabel } from '../exampleLabel';
import { hasOneValue } from '../keywords/annotations';
import type { Example, Parameter, Schema } from '../model';
import { hidingKeyword } from '../schema';
import type { Fact, FieldView } from '../schemaRows';
import { shapeOf } from '../schemas/shape';
import type { Markdown } from '../text';
import type { SectionContext } from './context';
import { parameterFacts, toSentLiteral, withMark } from './facts';
import { markedBy } from './releaseLinks';
import { withoutTexts } from './rowTexts';
import type { RenderText } from './texts';

/** An example of a parameter as facts: the value, as it is sent, and its address. */
function exampleFacts(example: Example, parameter: Parameter, renderText: RenderText): Fact[] {
  const { value, serialized, externalValue, description } = example;
  const label = exampleLabel(example, parameter.examples);
  const base = {
    keyword: 'examples',
    label: label === '' ? 'Example' : `Example, ${label}`,
    ...(description ? { note: renderText(description) } : {}),
  };
  return [
    ...(value === undefined ? [] : [{ ...base, value: toSentLiteral(value, parameter) }]),
    ...(serialized === undefined ? [] : [{ ...base, label: `${base.label}, as sent`, value: serialized }]),
    ...(externalValue === undefined
      ? []
      : [{ ...base, value: externalValue, ...(isWebAddress(externalValue) ? { href: externalValue } : {}) }]),
  ];
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

function sunsetFacts({ sunset }: Parameter): Fact[] {
  return sunset === undefined ? [] : [{ keyword: 'x-sunset', label: 'Ends', value: sunset }];
}

/** What the page of a named schema says of it, where a reference leads to one. */
export function textsOfPage(schema: Schema | undefined, { schemas, addresses }: SectionContext): Markdown {
  const hasPage = schema?.kind === 'reference' && addresses.models.has(schema.name);
  const named = hasPage ? schemas.get(schema.name)?.schema : undefined;
  return named && 'description' in named ? [named.title ?? '', ...(named.description ?? [])] : [];
}

/** What a parameter says, then what its schema says beside it, but for what the page of a named schema says. */
function textOf(
  { description = [], schema }: Parameter,
  field: FieldView,
  context: SectionContext,
): FieldView['description'] {
  if (description.length === 0) return field.description;
  const further = withoutTexts(field.description?.source ?? [], [...description, ...textsOfPage(schema, context)]);
  return context.renderText([...description, ...further]);
}

/** A parameter or header as a row: its own words and examples win over its schema's. */
export function parameterField(parameter: Parameter, parent: string, context: SectionContext): FieldView {
  const schema = parameter.schema ?? { kind: 'any' };
  const child = { name: parameter.name, named: true, required: parameter.required, schema };
  const field = context.viewer.field(child, { anchor: parent, depth: 0, once: false });
  const { schema: shape } = shapeOf(schema, context.schemas);
  const style = parameterFacts(parameter, shape.types[0] === 'array', shape.types[0] === 'object');
  const examples = parameter.examples
    .filter(({ summary, description }) => summary || description || !hasOneValue(shape))
    .flatMap((example) => exampleFacts(example, parameter, context.renderText));
  const releases = [...(field.releases ?? []), ...(context.releases?.ofShared(parameter) ?? [])];
  const facts = examples.length > 0 ? field.facts.filter(({ keyword }) => keyword !== 'examples') : field.facts;
  // Only fields of objects are hidden in a direction (4.24.2); a parameter has its own.
  const marks = field.marks.filter(({ keyword }) => !Object.values<string>(hidingKeyword).includes(keyword));
  return {
    ...field,
    ...markedBy(releases),
    marks: parameter.deprecated ? withMark(marks, 'deprecated') : marks,
    description: textOf(parameter, field, context),
    facts: [...style, ...facts, ...examples, ...sunsetFacts(parameter)],
  };
}
