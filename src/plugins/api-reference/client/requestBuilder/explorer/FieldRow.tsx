import { type ChangeEvent, type ReactNode, useId } from 'react';
import type { Field, FieldValue } from '../../../../../reference/outputs/requestBuilder/fieldValue';
import type { FieldPlace } from '../../../../../sandbox/values';
import { FileChoice } from './FileChoice';
import { useForm } from './FormContext';
import { sentencesAt } from './fieldProblems';
import { ListInput } from './ListInput';
import { TextEditor } from './TextEditor';

interface FieldRowProps {
  field: Field;
  /** Where the value stands in the request. */
  place: FieldPlace;
  value: FieldValue | undefined;
  onChange: (value: FieldValue | undefined) => void;
}

/** One field of a form: its name and description, and the control to fill it in with. */
export function FieldRow({ field, place, value, onChange }: FieldRowProps): ReactNode {
  const id = useId();
  const { name, required, description } = field;
  const problems = sentencesAt(useForm().problems, { in: place, name });
  // What is empty is not sent, unless the request needs it.
  const change = (next: FieldValue): void => onChange(next.length === 0 && !required ? undefined : next);
  return (
    <div className="builder-field" data-in={place} data-name={name}>
      <FieldName id={id} field={field} />
      {place !== 'body' && <span className="builder-place">{place}</span>}
      {required && <span className="builder-required">required</span>}
      <FieldControl id={id} field={field} value={value} isInvalid={problems.length > 0} onChange={change} />
      {required && problems.length === 0 && isEmpty(value) && (
        <p className="builder-problem">The request needs a value here.</p>
      )}
      <FieldProblems id={id} problems={problems} />
      {description && (
        <p className="builder-text" id={`${id}-text`}>
          {description}
        </p>
      )}
    </div>
  );
}

/** What a check found wrong with a field. */
export function FieldProblems({ id, problems }: { id: string; problems: string[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className="builder-problems" id={`${id}-problems`}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

/** A list has several controls, which its name is said of together; any other field has one, which its name labels. */
function FieldName({ id, field: { name, control } }: { id: string; field: Field }): ReactNode {
  const isList = control.kind === 'list';
  const Tag = isList ? 'span' : 'label';
  return (
    <Tag className="builder-label" {...(isList ? { id: `${id}-label` } : { htmlFor: id })}>
      {name}
    </Tag>
  );
}

interface FieldControlProps {
  id: string;
  field: Field;
  value: FieldValue | undefined;
  isInvalid: boolean;
  onChange: (value: FieldValue) => void;
}

function FieldControl({ id, field, value = '', isInvalid, onChange }: FieldControlProps): ReactNode {
  const { control, name, required, description } = field;
  const text = typeof value === 'string' ? value : value.join(', ');
  const list = typeof value === 'string' ? (value === '' ? [] : [value]) : value;
  const described =
    [isInvalid ? `${id}-problems` : '', description ? `${id}-text` : ''].filter(Boolean).join(' ') || undefined;
  const marks = { described, isInvalid };
  const shared = {
    className: 'builder-input',
    ...{ id, value: text, 'aria-describedby': described, 'aria-required': required, 'aria-invalid': isInvalid },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(target.value),
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

/** What a picker of times gives, as it is sent; browsers leave seconds out that are none. */
function timeOf(picked: string, zone: string): string {
  if (picked === '') return '';
  return `${picked}${picked.length === 'YYYY-MM-DDTHH:mm'.length ? ':00' : ''}${zone}`;
}

function isEmpty(value: FieldValue | undefined): boolean {
  return value === undefined || value.length === 0;
}
