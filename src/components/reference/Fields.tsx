import type { FieldView } from '../../reference/schemaRows';
import { Field } from './Field';

/** Rows of fields, in the order of the description. */
export function Fields({ fields }: { fields: FieldView[] }) {
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list
    <ul className="fields" role="list">
      {fields.map((field) => (
        <Field key={field.anchor} field={field} />
      ))}
    </ul>
  );
}
