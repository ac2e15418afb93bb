import type { FieldView } from '../../reference/schemaRows';
import { hasMark, Marks } from './Marks';
import { SchemaBody } from './SchemaBody';
import { TypeName } from './TypeName';

/** One row: name, type and marks, then what there is to say, then the fields inside. */
export function Field({ field }: { field: FieldView }) {
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
