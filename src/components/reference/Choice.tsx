import type { ReactNode } from 'react';

export interface ChoiceOption {
  /** Unique in its choice. */
  value: string;
  label: ReactNode;
  /** What the page's script has to know of the option: the language or the base URL, kept for the whole site. */
  data?: { 'data-language'?: string; 'data-server'?: string };
}

interface ChoiceProps {
  /** Unique on the page: made from an anchor. */
  name: string;
  legend: ReactNode;
  look: 'tabs' | 'segments' | 'filter';
  options: ChoiceOption[];
}

/**
 * Radio buttons drawn as tabs, segments or a filter. The style sheet shows the `.pane` in `.panes` that has the same
 * place as the checked button; without style everything shows.
 */
export function Choice({ name, legend, look, options }: ChoiceProps) {
  return (
    <fieldset className={`choice ${look}`}>
      <legend className={look === 'segments' ? undefined : 'vh'}>{legend}</legend>
      {options.map(({ value, label, data }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} {...data} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
