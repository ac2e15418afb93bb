import { exampleLabel } from '../exampleLabel';
import { hasOneValue } from '../keywords/annotations';
import type { Example, Parameter } from '../model';
import { hidingKeyword } from '../schema';
import type { Fact, FieldView } from '../schemaRows';
import { shapeOf } from '../schemas/shape';
import type { SectionContext } from './context';
import { parameterFacts, toSentLiteral, withMark } from './facts';
import { markedBy } from './releaseLinks';
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

/** What a parameter says, then what its schema says beside it; a named schema with a page is described there. */
function textOf(
  { description = [], schema }: Parameter,
  field: FieldView,
  { renderText, addresses }: SectionContext,
): FieldView['description'] {
  if (description.length === 0) return field.description;
  const isElsewhere = schema?.kind === 'reference' && addresses.models.has(schema.name);
  const inner = isElsewhere ? [] : (field.description?.source ?? []);
  const further = inner.filter((text) => !description.some((own) => own.trim() === text.trim()));
  return renderText([...description, ...further]);
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
