import type { ChangeEvent, ReactNode } from 'react';
import type { Field, FieldValue } from '../../../../../reference/outputs/requestBuilder/fieldValue';
import { FileChoice } from './FileChoice';
import { ListInput } from './ListInput';
import { TextEditor } from './TextEditor';

interface FieldControlProps {
  id: string;
  field: Pick<Field, 'name' | 'required' | 'description' | 'control'>;
  value: FieldValue | undefined;
  isInvalid: boolean;
  onChange: (value: FieldValue) => void;
  /** Called when a field for one text or value loses the focus. */
  onLeave?: () => void;
}

/** The control to fill a field in with. */
export function FieldControl({ id, field, value = '', isInvalid, onChange, onLeave }: FieldControlProps): ReactNode {
  const { control, name, required, description } = field;
  const text = typeof value === 'string' ? value : value.join(', ');
  const list = typeof value === 'string' ? (value === '' ? [] : [value]) : value;
  const described =
    [isInvalid ? `${id}-problems` : '', description ? `${id}-text` : ''].filter(Boolean).join(' ') || undefined;
  const marks = { described, isInvalid };
  const shared = {
    className: 'builder-input',
    ...{ id, value: text, 'aria-describedby': described, 'aria-required': required, 'aria-invalid': isInvalid },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange(target.value),
    onBlur: onLeave,
  };
  switch (control.kind) {
    case 'list':
      return <ListInput id={id} name={name} options={control.options} values={list} {...marks} onChange={onChange} />;
    case 'file':
      return <FileChoice id={id} isList={control.isList} names={list} {...marks} onChange={onChange} />;
    case 'json':
      return <TextEditor id={id} text={text} required={required} {...marks} onChange={onChange} />;
    case 'choice':
      return (
        <select {...shared}>
          {(!required || text === '') && <option value="">Not sent</option>}
          {[...new Set([...control.options, ...(text === '' ? [] : [text])])].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'text':
      if (control.input === 'lines') return <textarea {...shared} rows={3} />;
      if (control.input === 'date-time' || control.input === 'date-time-local') {
        const zone = control.input === 'date-time' ? 'Z' : '';
        return (
          <>
            <input
              {...shared}
              type="datetime-local"
              step="1"
              value={text.replace(/(\.0+)?Z?$/, '')}
              onChange={({ target }) => onChange(timeOf(target.value, zone))}
            />
            {zone !== '' && <p className="builder-text">In UTC.</p>}
          </>
        );
      }
      return (
        <input
          {...shared}
          type={control.input === 'date' ? 'date' : 'text'}
          inputMode={control.input === 'integer' ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      );
  }
}

/** What a picker of times gives, as it is sent; browsers leave out seconds that are 0. */
function timeOf(picked: string, zone: string): string {
  if (picked === '') return '';
  return `${picked}${picked.length === 'YYYY-MM-DDTHH:mm'.length ? ':00' : ''}${zone}`;
}
