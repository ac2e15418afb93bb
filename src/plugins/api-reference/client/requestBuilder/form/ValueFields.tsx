import { type ReactNode, useId, useState } from 'react';
import { entriesOf } from '../../../../../reference/json';
import type { DescribedSchema } from '../../../../../reference/outputs/requestBuilder/valueSchema';
import { escapeToken } from '../../../../../reference/pointer';
import { alternativeOf, changeAlternative, newValue } from './alternatives';
import { FieldNotes, FieldProblems, OptionalFieldsButton } from './FieldRow';
import { isInside, sentencesIn } from './fieldProblems';
import { type FrameProps, GroupFrame, PlainFrame } from './ValueFrames';
import { described, isShown, rowsOfList, rowsOfObject, type ValueRow } from './valueRows';

type OfKind<Kind extends DescribedSchema['kind']> = Extract<DescribedSchema, { kind: Kind }>;

/** One value of a body, with a field for each of its parts. */
export function ValueField({ form, row, name }: FrameProps): ReactNode {
  const { schema, value } = row;
  if (isPlain(schema) || (value !== null && !isShown(schema, value))) return <PlainFrame {...{ form, row, name }} />;
  return (
    <GroupFrame {...{ form, row, name }}>
      <ValueContent {...{ form, row, name }} />
    </GroupFrame>
  );
}

function isPlain({ kind }: DescribedSchema): boolean {
  return kind === 'plain' || kind === 'any';
}

/** The parts of a value that has some. */
export function ValueContent({ form, row, name }: FrameProps): ReactNode {
  const { schema } = row;
  if (schema.kind === 'object') return <ObjectFields {...{ form, row, name, schema }} />;
  if (schema.kind === 'list') return <ListFields {...{ form, row, name, schema }} />;
  if (schema.kind === 'union') return <UnionFields {...{ form, row, name, schema }} />;
  return <ValueField {...{ form, row, name }} />;
}

/** What the request needs and what it has; the other fields are shown when they are asked for, or at fault. */
function ObjectFields({ form, row, name, schema }: FrameProps & { schema: OfKind<'object'> }): ReactNode {
  const id = useId();
  const rows = rowsOfObject(schema, row.value, row.pointer, form.named);
  const [isOpen, setOpen] = useState(false);
  const isAtFault = ({ pointer }: ValueRow): boolean =>
    form.problems.some((problem) => isInside(problem.pointer, pointer));
  // A field that was shown stays in its place when it is emptied.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unseen = rows.filter((each) => (each.value !== undefined || isAtFault(each)) && !seen.has(each.key));
  if (unseen.length > 0) setSeen(new Set([...seen, ...unseen.map(({ key }) => key)]));
  const isSeen = ({ key, required }: ValueRow): boolean => required || seen.has(key);
  const hidden = rows.filter((each) => !isSeen(each)).length;
  const of = row.pointer === '' ? '' : ` of ${name}`;
  return (
    <>
      <StrayProblems {...{ form, row, rows }} />
      <div id={id}>
        {rows
          .filter((each) => isOpen || isSeen(each))
          .map((each) => (
            <ValueField key={each.key} form={form} row={each} name={each.key} />
          ))}
      </div>
      {(hidden > 0 || isOpen) && (
        <OptionalFieldsButton controls={id} {...{ isOpen, setOpen }}>
          {isOpen ? 'Hide optional fields' : `Show ${hidden} optional ${hidden === 1 ? 'field' : 'fields'}`}
          {of}
        </OptionalFieldsButton>
      )}
      {schema.others && <OtherField {...{ form, row, name }} others={described(schema.others, form.named)} />}
    </>
  );
}

/** Adds a field of a name that the contract leaves open. */
function OtherField({ form, row, name, others }: FrameProps & { others: DescribedSchema }): ReactNode {
  const id = useId();
  const [key, setKey] = useState('');
  const pointer = `${row.pointer}/${escapeToken(key)}`;
  const add = (): void => {
    const own = new Map(entriesOf(row.value ?? null)).get(key);
    form.edit(pointer, own ?? newValue(others, form.named), pointer);
    setKey('');
  };
  return (
    <div className="builder-field">
      <label className="builder-place builder-other" htmlFor={id}>
        Another field{row.pointer === '' ? '' : ` of ${name}`}
      </label>
      <div className="builder-row">
        <input
          className="builder-input"
          id={id}
          value={key}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setKey(target.value)}
        />
        <button
          className="button outlined"
          type="button"
          aria-disabled={key === ''}
          onClick={key === '' ? undefined : add}
        >
          Add field
        </button>
      </div>
    </div>
  );
}

function ListFields({ form, row, name, schema }: FrameProps & { schema: OfKind<'list'> }): ReactNode {
  const rows = rowsOfList(schema, row.value, row.pointer, form.named);
  const next = `${row.pointer}/${rows.length}`;
  return (
    <>
      <StrayProblems {...{ form, row, rows }} />
      {rows.map((each, index) => (
        <ValueField key={each.key} form={form} row={withTextOnce(each, index)} name={`${name}, ${index + 1}`} />
      ))}
      <button
        className="button outlined builder-more"
        type="button"
        onClick={() => form.edit(next, newValue(schema.items, form.named), next)}
      >
        Add item
        <span className="vh"> to {name}</span>
      </button>
    </>
  );
}

/** Of plain items only the first shows the description. */
function withTextOnce(row: ValueRow, index: number): ValueRow {
  return index > 0 && row.schema.kind === 'plain' ? { ...row, schema: { ...row.schema, text: undefined } } : row;
}

/** A choice between the alternatives, and the fields of the chosen one. */
function UnionFields({ form, row, name, schema }: FrameProps & { schema: OfKind<'union'> }): ReactNode {
  const id = useId();
  const { alternatives } = schema;
  const [asked, setAsked] = useState<number>();
  const chosen = asked ?? alternativeOf(alternatives, row.value, form.named);
  const choose = (index: number): void => {
    const next = alternatives[index];
    if (!next) return;
    setAsked(index);
    form.edit(row.pointer, changeAlternative(next.schema, row.value, form.named));
  };
  const problems = form.problems.filter(({ pointer }) => pointer === row.pointer);
  const alternative = alternatives[chosen];
  const own = alternative && described(alternative.schema, form.named);
  return (
    <>
      <label className="builder-place builder-other" htmlFor={id}>
        One of {alternatives.length}
        <span className="vh"> for {name}</span>
      </label>
      <select
        className="builder-input"
        id={id}
        value={chosen}
        aria-invalid={problems.length > 0}
        aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {alternatives.map(({ label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two alternatives can have one label
          <option key={index} value={index}>
            {label}
          </option>
        ))}
      </select>
      {own && !isPlain(own) && (
        <FieldNotes
          id={id}
          field={{ in: 'body', name: '', pointer: row.pointer }}
          isMissing={false}
          problems={sentencesIn(problems, row.pointer)}
          text={own.text}
        />
      )}
      {own && <ValueContent key={chosen} form={form} row={{ ...row, schema: own, role: 'alternative' }} name={name} />}
    </>
  );
}

/** Problems inside a value for which it has no row. */
function StrayProblems({ form, row, rows }: Omit<FrameProps, 'name'> & { rows: ValueRow[] }): ReactNode {
  const id = useId();
  const stray = form.problems.filter(
    ({ pointer }) =>
      pointer !== row.pointer &&
      isInside(pointer, row.pointer) &&
      !rows.some((each) => isInside(pointer, each.pointer)),
  );
  return <FieldProblems id={id} problems={sentencesIn(stray, row.pointer)} />;
}
