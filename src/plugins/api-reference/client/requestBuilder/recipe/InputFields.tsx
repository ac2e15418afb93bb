import type { ReactNode } from 'react';
import { ownValue } from '../../../../../reference/json';
import type { RecipeInput } from '../../../../../reference/outputs/recipe/recipe';
import { PlainField } from '../PlainField';

interface InputFieldsProps {
  inputs: readonly RecipeInput[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** What a recipe asks for before its first step. */
export function InputFields({ inputs, values, onChange }: InputFieldsProps): ReactNode {
  if (inputs.length === 0) return null;
  return (
    <>
      <h3 className="recipe-head">Inputs</h3>
      {inputs.map((input) => (
        <PlainField
          key={input.name}
          name={input.name}
          value={ownValue(values, input.name) ?? ''}
          options={input.type === 'boolean' ? ['true', 'false'] : undefined}
          text={textOf(input)}
          inputMode={input.type === 'number' ? 'numeric' : undefined}
          onChange={(value) => onChange(input.name, value)}
        />
      ))}
    </>
  );
}

function textOf({ description, isSecret }: RecipeInput): string {
  const texts = [
    description && `${description}.`,
    isSecret && 'Any value is accepted here. It is neither sent nor stored.',
  ];
  return texts.filter(Boolean).join(' ');
}
