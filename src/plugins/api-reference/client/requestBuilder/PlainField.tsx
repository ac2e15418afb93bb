import { type HTMLAttributes, type ReactNode, useId } from 'react';

interface PlainFieldProps {
  name: string;
  value: string;
  /** The values to choose from, where they are known. */
  options?: readonly string[];
  /** What it is for. */
  text?: string;
  /** Id of the element that says it, where that is elsewhere. */
  describedBy?: string;
  isSecret?: boolean;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  onChange: (value: string) => void;
}

/** A field for one text: its name, the control, and what it is for. */
export function PlainField({ name, value, options, text, isSecret, inputMode, ...props }: PlainFieldProps): ReactNode {
  const id = useId();
  const shared = {
    ...{ id, className: 'builder-input', value },
    'aria-describedby': text ? `${id}-text` : props.describedBy,
    onChange: ({ target }: { target: { value: string } }) => props.onChange(target.value),
  };
  return (
    <div className="builder-field">
      <label className="builder-label" htmlFor={id}>
        {name}
      </label>
      {options ? (
        <select {...shared}>
          {[...new Set([...options, value])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={isSecret ? 'password' : 'text'}
          inputMode={inputMode}
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
