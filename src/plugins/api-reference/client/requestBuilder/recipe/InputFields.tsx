import { type ReactNode, useId } from 'react';
import { ownValue } from '../../../../../reference/json';
import type { RecipeInput } from '../../../../../reference/outputs/recipe/recipe';

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
        <InputField
          key={input.name}
          input={input}
          value={ownValue(values, input.name) ?? ''}
          onChange={(value) => onChange(input.name, value)}
        />
      ))}
    </>
  );
}

interface InputFieldProps {
  input: RecipeInput;
  value: string;
  onChange: (value: string) => void;
}

function InputField({ input, value, onChange }: InputFieldProps): ReactNode {
  const id = useId();
  const { name, description, type, isSecret } = input;
  const texts = [
    description && `${description}.`,
    isSecret && 'Any value is accepted here. It is neither sent nor stored.',
  ];
  const text = texts.filter(Boolean).join(' ');
  const shared = {
    ...{ id, className: 'builder-input', value, 'aria-describedby': text ? `${id}-text` : undefined },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="builder-field">
      <label className="builder-label" htmlFor={id}>
        {name}
      </label>
      {type === 'boolean' ? (
        <select {...shared}>
          <option>true</option>
          <option>false</option>
        </select>
      ) : (
        <input
          {...shared}
          inputMode={type === 'number' ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      {text && (
        <p className="builder-text" id={`${id}-text`}>
          {text}
        </p>
      )}
    </div>
  );
}
