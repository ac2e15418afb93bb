import type { FieldView, SchemaView } from '../../reference/schemaRows';
import { counted } from '../../reference/words';
import { kindsOf } from './FieldFilter';
import { SchemaBody } from './SchemaBody';
import { hasMark, Marks, TypeName } from './SchemaLine';

interface FieldProps {
  field: FieldView;
  /** Whether a filter is above the row. */
  filtered?: boolean;
}

/**
 * A field: name, type and marks, then description and limits, then nested fields. A page has a thousand rows, so their
 * parts have no classes: the style sheet selects them by position.
 */
function Field({ field, filtered }: FieldProps) {
  return (
    <li
      className={hasMark(field, 'deprecated') ? 'is-deprecated' : undefined}
      id={field.anchor}
      data-kinds={filtered ? kindsOf(field) : undefined}
      data-step={field.step}
      data-lists={field.fields.length + field.alternatives.length > 0 ? field.lists : undefined}
    >
      <div>
        <a className={field.named ? undefined : 'unnamed'} href={`#${field.anchor}`}>
          {field.name}
        </a>{' '}
        <span>
          <TypeName parts={field.type} />
        </span>
        <Marks schema={field} required={field.required} />
      </div>
      <SchemaBody schema={field} />
    </li>
  );
}

/** Rows of fields, in the order of the description. */
export function Fields({ fields, filtered }: { fields: FieldView[]; filtered?: boolean }) {
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list
    <ul className="fields" role="list">
      {fields.map((field) => (
        <Field key={field.anchor} field={field} filtered={filtered} />
      ))}
    </ul>
  );
}

/** The fields inside a field, folded or open. */
export function Nest({ schema }: { schema: SchemaView }) {
  if (schema.fields.length === 0) return null;
  return (
    <details className="nest" open={schema.open}>
      <summary>
        <span className="when-closed">Show</span> <span className="when-open">Hide</span>{' '}
        {counted(schema.fields.length, 'field')}
        {schema.fieldsOf && ` of ${schema.fieldsOf}`}
      </summary>
      <Fields fields={schema.fields} />
    </details>
  );
}
