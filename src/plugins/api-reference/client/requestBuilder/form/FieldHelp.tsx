import { type ReactNode, useId } from 'react';
import { toJsonText } from '../../../../../reference/jsonText';
import type { BodySchema } from '../../../../../reference/outputs/requestBuilder/valueSchema';
import { newValue } from './alternatives';
import { type BodyField, fieldAt, furtherFields } from './fieldsInBody';
import { jsonCaret, withProperty } from './jsonCaret';

interface FieldHelpProps {
  schema: BodySchema;
  text: string;
  /** Offset of the caret in it. */
  caret: number;
  onInsert: (text: string, caret: number) => void;
}

/** What the contract says of the field at the caret, and the fields that the object around it can have beside its own. */
export function FieldHelp({ schema, text, caret, onInsert }: FieldHelpProps): ReactNode {
  const id = useId();
  const { keys, object } = jsonCaret(text, caret);
  const field = fieldAt(schema, keys);
  const further = object ? furtherFields(schema, object) : [];
  const insert = (name: string): void => {
    const chosen = further.find((each) => each.keys.at(-1) === name);
    if (!object || !chosen) return;
    const value = chosen.schema.example ?? newValue(chosen.schema, schema.named);
    const inserted = withProperty(text, object.start, name, toJsonText(value));
    onInsert(inserted.text, inserted.caret);
  };
  const label = `Add a field${object && object.keys.length > 0 ? ` to ${object.keys.join('.')}` : ''}`;
  return (
    <div className="builder-help">
      <p>
        {field ? (
          <>
            <code>{field.keys.join('.')}</code> {typeAndMarks(field)}. {field.schema.text}
          </>
        ) : (
          'Put the cursor in a field to see its description.'
        )}
      </p>
      {further.length > 0 && (
        <>
          <label className="vh" htmlFor={id}>
            {label}
          </label>
          <select className="builder-input" id={id} value="" onChange={({ target }) => insert(target.value)}>
            <option value="">{label}…</option>
            {further.map((each) => (
              <option key={each.keys.join('.')} value={each.keys.at(-1)}>
                {each.keys.at(-1)}
                {each.required ? ' (required)' : ''}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}

/** `string, required`. */
function typeAndMarks({ required, schema: { type, nullable } }: BodyField): string {
  return [type, ...(required ? ['required'] : []), ...(nullable ? ['nullable'] : [])].join(', ');
}
