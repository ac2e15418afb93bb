import { type ReactNode, useId } from 'react';
import { jsonCaret, withProperty } from '../../../../../reference/outputs/requestBuilder/jsonCaret';
import { type DocumentedField, fieldAt, furtherFields } from './documentedFields';

interface FieldHelpProps {
  fields: readonly DocumentedField[];
  text: string;
  /** Offset of the caret in it. */
  caret: number;
  onInsert: (text: string, caret: number) => void;
}

/** What the page says of the field at the caret, and the fields that the object around it can have beside its own. */
export function FieldHelp({ fields, text, caret, onInsert }: FieldHelpProps): ReactNode {
  const id = useId();
  if (fields.length === 0) return null;
  const { keys, object } = jsonCaret(text, caret);
  const field = fieldAt(fields, keys);
  const further = object ? furtherFields(fields, object) : [];
  const insert = (name: string): void => {
    const chosen = further.find((each) => each.keys.at(-1) === name);
    if (!object || !chosen) return;
    const inserted = withProperty(text, object.start, name, chosen.example);
    onInsert(inserted.text, inserted.caret);
  };
  const label = `Add a field${object && object.keys.length > 0 ? ` to ${object.keys.join('.')}` : ''}`;
  return (
    <div className="builder-help">
      <p>
        {field ? (
          <>
            <code>{field.keys.join('.')}</code> {field.type}. {field.text}
          </>
        ) : (
          'Place the caret in a field to see what the contract says about it.'
        )}
      </p>
      {further.length > 0 && (
        <>
          <label className="builder-hidden" htmlFor={id}>
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
