import type { ReactNode } from 'react';

interface ListInputProps {
  id: string;
  name: string;
  /** The values that are allowed, where they are few. */
  options?: string[];
  values: string[];
  /** Id of the texts about it. */
  described?: string;
  isInvalid?: boolean;
  onChange: (values: string[]) => void;
}

/** Several values: boxes to tick where the values are known, else a row for each. */
export function ListInput({ id, name, options, values, described, isInvalid, onChange }: ListInputProps): ReactNode {
  if (options) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the name above is not a part of it, as a legend is
      <div className="builder-options" role="group" aria-labelledby={`${id}-label`} aria-describedby={described}>
        {[...new Set([...options, ...values])].map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              aria-invalid={isInvalid}
              checked={values.includes(option)}
              onChange={({ target }) =>
                onChange(target.checked ? [...values, option] : values.filter((value) => value !== option))
              }
            />
            {option}
          </label>
        ))}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name above is not a part of it, as a legend is
    <div className="builder-list" role="group" aria-labelledby={`${id}-label`} aria-describedby={described}>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity but their place
        <div className="builder-row" key={index}>
          <input
            className="builder-input"
            aria-label={`${name}, ${index + 1}`}
            aria-invalid={isInvalid}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange(values.map((each, at) => (at === index ? target.value : each)))}
          />
          <button
            className="button outlined"
            type="button"
            onClick={() => onChange(values.filter((_value, at) => at !== index))}
          >
            Delete
          </button>
        </div>
      ))}
      <button className="button outlined" type="button" onClick={() => onChange([...values, ''])}>
        Add item
      </button>
    </div>
  );
}
