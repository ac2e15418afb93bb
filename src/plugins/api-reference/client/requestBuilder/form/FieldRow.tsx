import { type ReactNode, useId } from 'react';
import type { Field, FieldValue } from '../../../../../reference/outputs/requestBuilder/fieldValue';
import type { FieldPlace } from '../../../../../sandbox/request/values';
import { isTouched } from './builderState';
import { FieldControl } from './FieldControl';
import { useForm } from './FormContext';
import { type FormField, sentencesAt } from './fieldProblems';

interface FieldRowProps {
  field: Field;
  /** Where the value is in the request. */
  place: FieldPlace;
  value: FieldValue | undefined;
  onChange: (value: FieldValue | undefined) => void;
}

/** One field of a form: its name and description, and the control to fill it in with. */
export function FieldRow({ field, place, value, onChange }: FieldRowProps): ReactNode {
  const id = useId();
  const { name, required, description } = field;
  const own = { in: place, name };
  const problems = sentencesAt(useForm().state.problems, own);
  // An empty value is not sent, unless the request needs one.
  const change = (next: FieldValue): void => onChange(next.length === 0 && !required ? undefined : next);
  return (
    <div className="builder-field" data-in={place} data-name={name}>
      <FieldName id={id} field={field} />
      {place !== 'body' && <span className="builder-place">{place}</span>}
      {required && <span className="builder-required">required</span>}
      <FieldControl id={id} field={field} value={value} isInvalid={problems.length > 0} onChange={change} />
      <FieldNotes id={id} field={own} isMissing={required && isEmpty(value)} problems={problems} text={description} />
    </div>
  );
}

interface FieldNotesProps {
  /** Id of the control, which the notes describe. */
  id: string;
  field: FormField;
  /** Whether the request needs a value, and has none. */
  isMissing: boolean;
  problems: string[];
  text?: string;
}

/** What is below a control: what is wrong with its value, and what it is for. A fault is one once its reader was there. */
export function FieldNotes({ id, field, isMissing, problems, text }: FieldNotesProps): ReactNode {
  const isLeft = isTouched(useForm().state, field);
  return (
    <>
      {isMissing && problems.length === 0 && (
        <p className={isLeft ? 'builder-problem' : 'builder-text'}>The request needs a value here.</p>
      )}
      <FieldProblems id={id} problems={problems} />
      {text && (
        <p className="builder-text" id={`${id}-text`}>
          {text}
        </p>
      )}
    </>
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

/** The name of a field. It labels the control; a list has several, so there it names their group. */
function FieldName({ id, field: { name, control } }: { id: string; field: Field }): ReactNode {
  const isList = control.kind === 'list';
  const Tag = isList ? 'span' : 'label';
  return (
    <Tag className="builder-label" {...(isList ? { id: `${id}-label` } : { htmlFor: id })}>
      {name}
    </Tag>
  );
}

function isEmpty(value: FieldValue | undefined): boolean {
  return value === undefined || value.length === 0;
}

/** The button that shows and hides the optional fields in the element with an id. */
export function OptionalFieldsButton(props: {
  controls: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  children: ReactNode;
}): ReactNode {
  const { controls, isOpen, setOpen, children } = props;
  return (
    <button
      className="button outlined builder-more"
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => setOpen(!isOpen)}
    >
      {children}
    </button>
  );
}
