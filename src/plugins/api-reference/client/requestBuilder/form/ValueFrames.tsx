import { type ReactNode, useId, useState } from 'react';
import { isScalar, type Json } from '../../../../../reference/json';
import type { NamedSchemas } from '../../../../../reference/outputs/requestBuilder/valueSchema';
import type { FieldProblem } from '../../../../../sandbox/request/values';
import { newValue } from './alternatives';
import { FieldNotes } from './FieldRow';
import { isInside, sentencesIn } from './fieldProblems';
import { ValueInput } from './ValueInput';
import type { ValueRow } from './valueRows';

/** The form around the fields of a value. */
export interface ValueForm {
  named: NamedSchemas;
  /** What a check found wrong in the value. */
  problems: readonly FieldProblem[];
  /** Changes the value at a pointer, and puts the focus on the field at another one, if one is named. */
  edit: (pointer: string, value: Json | undefined, focus?: string) => void;
}

export interface FrameProps {
  form: ValueForm;
  row: ValueRow;
  /** What the value is called in the form. */
  name: string;
}

/** A value without parts: its name and type, the control, and its notes. */
export function PlainFrame({ form, row, name }: FrameProps): ReactNode {
  const id = useId();
  const { pointer, schema, value, role } = row;
  const problems = sentencesIn(
    form.problems.filter((problem) => isInside(problem.pointer, pointer)),
    pointer,
  );
  // Without a text an item would be removed, and with it the field that the reader types into.
  const empty = role === 'property' ? undefined : '';
  const isNull = value === null && schema.nullable === true;
  const Tag = isNull ? 'span' : 'label';
  return (
    <div className="builder-field" data-in="body" data-name="" data-pointer={pointer}>
      <Tag className="builder-label" {...(isNull ? {} : { htmlFor: id })}>
        {name}
      </Tag>
      <Marks row={row} />
      <div className={role === 'item' ? 'builder-row' : undefined}>
        {!isNull && (
          <ValueInput
            {...{ id, name, row }}
            isInvalid={problems.length > 0}
            onEdit={(next) => form.edit(pointer, next ?? empty)}
          />
        )}
        {role === 'item' && <RemoveButton form={form} row={row} name={name} />}
      </div>
      <NullChoice form={form} row={row} name={name} />
      <RowNotes id={id} row={row} problems={problems} />
    </div>
  );
}

/** What a request has of an object or a list: its name, which folds it, and a way to leave it out. */
export function GroupFrame({ form, row, name, children }: FrameProps & { children: ReactNode }): ReactNode {
  const id = useId();
  const { pointer, schema, value } = row;
  const inside = form.problems.filter((problem) => isInside(problem.pointer, pointer));
  const [isOpen, setOpen] = useState(() => isShort(value) && pointer.split('/').length <= 4);
  // It stays open when the problem is solved, since the reader has the focus in it then.
  if (!isOpen && inside.some((problem) => problem.pointer !== pointer)) setOpen(true);
  const isThere = value !== undefined && value !== null;
  // Problems of a union are shown with the chosen alternative.
  const problems = sentencesIn(
    inside.filter((problem) => problem.pointer === pointer && !(isThere && schema.kind === 'union')),
    pointer,
  );
  const add = (): void => {
    setOpen(true);
    form.edit(pointer, newValue(schema, form.named), pointer);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the head has more than a legend can hold
    <div
      className="builder-field"
      role="group"
      aria-labelledby={`${id}-label`}
      data-in="body"
      data-name=""
      data-pointer={pointer}
    >
      <div className="builder-group">
        {isThere ? (
          <FoldButton id={id} name={name} isOpen={isOpen} onFold={() => setOpen(!isOpen)} />
        ) : (
          <span className="builder-label" id={`${id}-label`}>
            {name}
          </span>
        )}
        <Marks row={row} />
        {value === undefined && (
          <button className="button outlined" type="button" onClick={add}>
            Add {name}
          </button>
        )}
        {isThere && <RemoveButton form={form} row={row} name={name} />}
      </div>
      {!isThere && <NullChoice form={form} row={row} name={name} />}
      <RowNotes id={id} row={row} problems={problems} />
      {isThere && (
        <div className="builder-nested" id={`${id}-inside`} hidden={!isOpen}>
          {children}
        </div>
      )}
    </div>
  );
}

interface FoldButtonProps {
  id: string;
  name: string;
  isOpen: boolean;
  onFold: () => void;
}

/** The name of an object or a list, which shows or hides what is in it. */
function FoldButton({ id, name, isOpen, onFold }: FoldButtonProps): ReactNode {
  return (
    <button
      className="builder-fold"
      id={`${id}-label`}
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${id}-inside`}
      onClick={onFold}
    >
      {name}
    </button>
  );
}

/** The type of a value, and whether the request needs it. */
function Marks({ row: { schema, required, role } }: Pick<FrameProps, 'row'>): ReactNode {
  return (
    <>
      <span className="builder-place">{schema.type}</span>
      {required && role === 'property' && <span className="builder-required">required</span>}
    </>
  );
}

interface RowNotesProps extends Pick<FrameProps, 'row'> {
  id: string;
  problems: string[];
}

/** What a value is for, and what is wrong with it. */
function RowNotes({ id, row: { pointer, schema, required, value }, problems }: RowNotesProps): ReactNode {
  return (
    <FieldNotes
      id={id}
      field={{ in: 'body', name: '', pointer }}
      isMissing={required && value === undefined}
      problems={problems}
      text={schema.text}
    />
  );
}

/** A box that makes a value null, where it may be. */
function NullChoice({ form, row: { pointer, schema, required, value }, name }: FrameProps): ReactNode {
  if (!schema.nullable) return null;
  const change = (isNull: boolean): void =>
    form.edit(pointer, isNull ? null : required ? newValue(schema, form.named) : undefined);
  return (
    <label className="builder-null">
      <input
        type="checkbox"
        aria-label={`${name} null`}
        checked={value === null}
        onChange={({ target }) => change(target.checked)}
      />
      null
    </label>
  );
}

/** Takes a value out of the request. */
function RemoveButton({ form, row: { pointer }, name }: FrameProps): ReactNode {
  return (
    <button
      className="button outlined"
      type="button"
      aria-label={`Remove ${name}`}
      onClick={() => form.edit(pointer, undefined, pointer)}
    >
      Remove
    </button>
  );
}

/** Whether a value has so few entries that all can be seen at once. */
function isShort(value: Json | undefined): boolean {
  return isScalar(value) || Object.keys(value).length <= 6;
}
