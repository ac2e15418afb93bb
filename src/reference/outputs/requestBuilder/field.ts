import type { ExampleCache } from '../../examples/schemaExample';
import { isScalar, type Json } from '../../json';
import { boundOf, patternsOf } from '../../keywords/limits';
import { namedValues } from '../../keywords/suppliedValues';
import { toPlainText } from '../../markdown';
import type { NamedSchema, Schema, SchemaObject } from '../../model';
import type { RenderText } from '../../pages/texts';
import { formText } from '../../request/writeBody';
import { shapeOf } from '../../schemas/shape';
import { type Control, type Field, fitsInput, toFieldValue } from './fieldValue';

/** What the forms of one description share. */
export interface FormContext {
  schemas: Map<string, NamedSchema>;
  renderText: RenderText;
  cache: ExampleCache;
}

/** What a field is made from. */
interface FieldSource {
  name: string;
  required: boolean;
  schema?: Schema;
  /** The value to begin with. */
  example?: Json;
  /** Whether its text is JSON, whatever its schema. */
  isJson?: boolean;
}

/** Makes a field for values of a schema. */
export function makeField(
  { schema, example, isJson, ...named }: FieldSource,
  { schemas, renderText }: FormContext,
): Field {
  const shape = schema ? shapeOf(schema, schemas).schema : undefined;
  const control: Control = isJson ? { kind: 'json' } : controlOf(shape, example, schemas);
  return {
    ...named,
    description: shape?.description && toPlainText(renderText(shape.description), 300),
    control,
    initial: example === undefined ? undefined : toFieldValue(example, control),
  };
}

/** What values of a schema are filled in with; an example of them shows what else a browser's picker would have to take. */
export function controlOf(
  shape: SchemaObject | undefined,
  example: Json | undefined,
  schemas: Map<string, NamedSchema>,
): Control {
  const items = shape?.items && shapeOf(shape.items, schemas).schema;
  if (isNested(example) || (example === undefined && isNestedShape(shape, items))) return { kind: 'json' };
  if (Array.isArray(example) || shape?.types.includes('array')) {
    const options = items && optionsOf(items);
    return options ? { kind: 'list', options } : { kind: 'list' };
  }
  const options = shape && optionsOf(shape);
  if (options) return { kind: 'choice', options };
  const input = inputOf(shape, example);
  return input ? { kind: 'text', input } : { kind: 'text' };
}

/** What a line takes, where a browser can help with it. */
function inputOf(
  shape: SchemaObject | undefined,
  example: Json | undefined,
): Extract<Control, { kind: 'text' }>['input'] {
  const [type, ...others] = shape?.types ?? [];
  if (!shape || others.length > 0) return undefined;
  const text = example === undefined ? '' : formText(example);
  const { format } = shape;
  const isTime = format === 'date' || format === 'date-time' || format === 'date-time-local';
  // A picker writes times in one way, which a pattern may refuse.
  const isFree = patternsOf([shape]).length === 0;
  if (type === 'string' && isTime) return isFree && fitsInput(format, text) ? format : undefined;
  const least = boundOf([shape], 'number', 'lower')?.value ?? -1;
  return type === 'integer' && least >= 0 && fitsInput('integer', text) ? 'integer' : undefined;
}

/** Whether a value is an object, or a list of something else than plain values. */
function isNested(value: Json | undefined): boolean {
  return Array.isArray(value) ? !value.every(isScalar) : !isScalar(value);
}

function isNestedShape(shape: SchemaObject | undefined, items: SchemaObject | undefined): boolean {
  return [shape, items].some((each) => each?.types.includes('object')) || items?.types.includes('array') === true;
}

/** The values that a schema allows, as they are in a form, where it names them. */
function optionsOf(shape: SchemaObject): string[] | undefined {
  return optionValues(shape)?.map(formText);
}

/** The values that a schema allows, where it names them. */
export function optionValues(shape: SchemaObject): readonly Json[] | undefined {
  const values = namedValues(shape);
  if (values.length > 0) return values;
  const { types } = shape;
  return types.length === 1 && types[0] === 'boolean' ? [true, false] : undefined;
}
