import { isSame } from '../json';
import type { AlternativesView, FieldView } from '../schemaRows';

/** What a field holds: its type in words, and the mark that it can be null. */
type Held = Pick<FieldView, 'type' | 'marks'>;

/**
 * Gives fields for which a schema states no type, as where it only requires them, the type that is stated of them: by the object
 * for its alternatives, and by all alternatives of a choice for the object.
 */
export function stateTypesAround(fields: readonly FieldView[], alternatives: readonly AlternativesView[]): void {
  const own = heldBy(fields);
  const choices = alternatives.filter(({ isChoice }) => isChoice);
  for (const field of fields.filter(isOpen)) {
    for (const { options } of choices) {
      const [held, ...others] = options.map(({ schema }) => heldBy(schema.fields).get(field.name));
      if (held && others.every((other) => isSame(other, held))) state(field, held);
    }
  }
  for (const field of alternatives.flatMap(({ options }) => options.flatMap(({ schema }) => schema.fields))) {
    const held = own.get(field.name);
    if (held && isOpen(field)) state(field, held);
  }
}

function heldBy(fields: readonly FieldView[]): Map<string, Held> {
  return new Map(
    fields
      .filter((field) => field.named && !isOpen(field))
      .map(({ name, type, marks }) => [name, { type, marks: marks.filter(({ keyword }) => keyword === 'nullable') }]),
  );
}

function state(field: FieldView, { type, marks }: Held): void {
  field.type = type;
  field.marks = [...field.marks, ...marks];
}

/** Whether a field can have any value, as far as its type says. */
function isOpen({ named, type: [only, ...others] }: FieldView): boolean {
  return named && only?.text === 'any' && only.href === undefined && others.length === 0;
}
