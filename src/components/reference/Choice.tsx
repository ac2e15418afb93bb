import type { ReactNode } from 'react';

export interface ChoiceOption {
  /** Unique in its choice. */
  value: string;
  label: ReactNode;
  /** Id of the language that the option shows, when the choice is kept for the whole site. */
  language?: string;
}

interface ChoiceProps {
  /** Unique on the page: made from an anchor. */
  name: string;
  legend: ReactNode;
  look: 'tabs' | 'segments' | 'filter';
  options: ChoiceOption[];
}

/**
 * Radio buttons drawn as tabs, segments or a filter. The style sheet shows the child of `.panes` that has the same
 * place as the checked button; without style everything shows.
 */
export function Choice({ name, legend, look, options }: ChoiceProps) {
  return (
    <fieldset className={`choice ${look}`}>
      <legend className={look === 'segments' ? undefined : 'vh'}>{legend}</legend>
      {options.map(({ value, label, language }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} data-language={language} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
