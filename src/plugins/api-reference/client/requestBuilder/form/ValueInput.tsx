import { type ReactNode, useState } from 'react';
import { isScalar, type Json } from '../../../../../reference/json';
import { type Control, fitsInput } from '../../../../../reference/outputs/requestBuilder/fieldValue';
import type { PlainSchema } from '../../../../../reference/outputs/requestBuilder/valueSchema';
import {
  looseText,
  looseValue,
  plainText,
  plainValue,
} from '../../../../../reference/outputs/requestBuilder/valueText';
import { FieldControl } from './FieldControl';
import type { ValueRow } from './valueRows';

interface ValueInputProps {
  id: string;
  name: string;
  row: ValueRow;
  isInvalid: boolean;
  onEdit: (value: Json | undefined) => void;
}

/** The control for a value without parts, or for one that the form cannot show otherwise: that is written as JSON. */
export function ValueInput({ id, name, row, isInvalid, onEdit }: ValueInputProps): ReactNode {
  const { schema, value, required } = row;
  // What is being typed is shown as it is: `1.0` may become `1.05`.
  const [typed, setTyped] = useState<string>();
  const plain = schema.kind === 'plain' && isScalar(value) ? schema : undefined;
  const text = plain ? plainText(value) : looseText(value);
  const [control] = useState(() => (plain ? controlFor(plain, text) : ({ kind: 'text', input: 'lines' } as const)));
  const change = (next: string): void => {
    setTyped(next);
    onEdit(plain ? plainValue(plain, next, required) : looseValue(next));
  };
  return (
    <FieldControl
      id={id}
      field={{ name, required, description: schema.text, control }}
      value={typed ?? text}
      isInvalid={isInvalid}
      onChange={(next) => change(String(next))}
      onLeave={() => setTyped(undefined)}
    />
  );
}

/** The control of a schema, or one that can show a text which that cannot. */
function controlFor({ control }: PlainSchema, text: string): Control {
  if (control.kind !== 'text') return control;
  if (text.includes('\n') || text.length > 80) return { kind: 'text', input: 'lines' };
  const { input } = control;
  return input === undefined || input === 'lines' || fitsInput(input, text) ? control : { kind: 'text' };
}
