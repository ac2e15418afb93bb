import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Json } from '../../../../../reference/json';
import { toJsonText } from '../../../../../reference/jsonText';
import { exactJson } from '../../../../../reference/outputs/requestBuilder/fillForm';
import type { BodySchema } from '../../../../../reference/outputs/requestBuilder/valueSchema';
import { FieldProblems } from './FieldRow';
import { useForm } from './FormContext';
import { focusPlace, sentencesIn } from './fieldProblems';
import { jsonProblem } from './jsonProblem';
import { ValueContent, ValueField } from './ValueFields';
import type { ValueForm } from './ValueFrames';
import { described, isShown, withValueAt } from './valueRows';

interface JsonFieldsProps {
  schema: BodySchema;
  /** The body, which the fields are shown for and write again. */
  text: string;
  /** Called with the new body, and where it changed. */
  onChange: (text: string, pointer: string) => void;
}

/** The fields of a JSON body. A text that they could not write back unchanged has no fields and stays as it is. */
export function JsonFields({ schema, text, onChange }: JsonFieldsProps): ReactNode {
  const { problems: found } = useForm().state;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<string | undefined>(undefined);
  // Moves the focus once the field that gets it is rendered.
  useLayoutEffect(() => {
    if (next.current === undefined || !root.current) return;
    focusPlace(root.current, next.current);
    next.current = undefined;
  });
  const value = text.trim() === '' ? undefined : exactJson(text);
  const write = (body: Json | undefined, pointer: string): void =>
    onChange(body === undefined ? '' : toJsonText(body, 2), pointer);
  if (value === undefined && text.trim() !== '') return <NoFields text={text} />;
  const problems = found.filter((problem) => problem.in === 'body');
  const form: ValueForm = {
    named: schema.named,
    problems,
    edit: (pointer, inner, focus) => {
      next.current = focus;
      write(withValueAt(value, pointer, inner), pointer);
    },
  };
  const own = described(schema.root, schema.named);
  const row = { key: '', pointer: '', schema: own, required: true, value, role: 'property' as const };
  const atRoot = problems.filter(({ pointer }) => pointer === '' && own.kind !== 'union');
  const hasFields = own.kind !== 'plain' && own.kind !== 'any' && value !== undefined && isShown(own, value);
  return (
    <div ref={root} data-in="body" data-name="" data-pointer="">
      {hasFields ? (
        <>
          <FieldProblems id={id} problems={sentencesIn(atRoot, '')} />
          <ValueContent form={form} row={row} name="Body" />
        </>
      ) : (
        <ValueField form={form} row={row} name="Body" />
      )}
    </div>
  );
}

/** Why there are no fields for a text. */
function NoFields({ text }: { text: string }): ReactNode {
  const problem = jsonProblem(text);
  return (
    <p className="builder-problem">
      {problem
        ? `The body is not valid JSON, line ${problem.line}, column ${problem.column}: ${problem.reason}. Choose JSON to correct it.`
        : 'The form cannot edit this body without changing how it is written, such as the digits of a number or a name that is used twice. Choose JSON to edit it.'}
    </p>
  );
}
