import type { FieldView, SchemaView } from '../../reference/schemaRows';
import { counted } from '../../reference/words';
import { SchemaBody } from './SchemaBody';
import { hasMark, Marks, TypeName } from './SchemaLine';

/** One row: name, type and marks, then what there is to say, then the fields inside. */
function Field({ field }: { field: FieldView }) {
  return (
    <li
      className={hasMark(field, 'deprecated') ? 'field is-deprecated' : 'field'}
      id={field.anchor}
      data-required={flag(field.required)}
      data-nullable={flag(hasMark(field, 'nullable'))}
      data-readonly={flag(hasMark(field, 'readOnly'))}
      data-deprecated={flag(hasMark(field, 'deprecated'))}
      data-step={field.step}
      data-lists={field.fields.length + field.alternatives.length > 0 ? field.lists : undefined}
    >
      <div className="field-head">
        <a className={field.named ? 'field-name' : 'field-name unnamed'} href={`#${field.anchor}`}>
          {field.name}
        </a>{' '}
        <span className="field-type">
          <TypeName parts={field.type} />
        </span>{' '}
        <Marks schema={field} required={field.required} />
      </div>
      <SchemaBody schema={field} />
    </li>
  );
}

function flag(value: boolean): '' | undefined {
  return value ? '' : undefined;
}

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
