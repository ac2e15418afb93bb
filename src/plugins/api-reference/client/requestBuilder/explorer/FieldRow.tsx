import { type ReactNode, useId } from 'react';
import type { Field, FieldValue } from '../../../../../reference/outputs/requestBuilder/fieldValue';
import { FileChoice } from './FileChoice';
import { ListInput } from './ListInput';
import { TextEditor } from './TextEditor';

interface FieldRowProps {
  field: Field;
  /** Where the value stands in the request. */
  place?: string;
  value: FieldValue | undefined;
  onChange: (value: FieldValue | undefined) => void;
}

/** One field of a form: its name and description, and the control to fill it in with. */
export function FieldRow({ field, place, value, onChange }: FieldRowProps): ReactNode {
  const id = useId();
  const { name, required, description } = field;
  // What is empty is not sent, unless the request needs it.
  const change = (next: FieldValue): void => onChange(next.length === 0 && !required ? undefined : next);
  return (
    <div className="builder-field">
      {field.control.kind === 'list' ? (
        <span className="builder-label" id={`${id}-label`}>
          {name}
        </span>
      ) : (
        <label className="builder-label" htmlFor={id}>
          {name}
        </label>
      )}
      {place && <span className="builder-place">{place}</span>}
      {required && <span className="builder-required">required</span>}
      <FieldControl id={id} field={field} value={value} onChange={change} />
      {required && isEmpty(value) && <p className="builder-problem">The request needs a value here.</p>}
      {description && (
        <p className="builder-text" id={`${id}-text`}>
          {description}
        </p>
      )}
    </div>
  );
}

interface FieldControlProps {
  id: string;
  field: Field;
  value: FieldValue | undefined;
  onChange: (value: FieldValue) => void;
}

function FieldControl({ id, field, value = '', onChange }: FieldControlProps): ReactNode {
  const { control, name, required, description } = field;
  const text = typeof value === 'string' ? value : value.join(', ');
  const list = typeof value === 'string' ? (value === '' ? [] : [value]) : value;
  const described = description ? `${id}-text` : undefined;
  switch (control.kind) {
    case 'list':
      return <ListInput id={id} name={name} options={control.options} values={list} onChange={onChange} />;
    case 'file':
      return <FileChoice id={id} isList={control.isList} names={list} onChange={onChange} />;
    case 'json':
      return <TextEditor id={id} text={text} described={described} required={required} onChange={onChange} />;
    case 'choice':
      return (
        <select
          className="builder-input"
          id={id}
          value={text}
          aria-describedby={described}
          aria-required={required}
          onChange={(event) => onChange(event.target.value)}
        >
          {(!required || text === '') && <option value="">Not sent</option>}
          {[...new Set([...control.options, ...(text === '' ? [] : [text])])].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'text':
      return (
        <input
          className="builder-input"
          id={id}
          value={text}
          aria-describedby={described}
          aria-required={required}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

function isEmpty(value: FieldValue | undefined): boolean {
  return value === undefined || value.length === 0;
}
