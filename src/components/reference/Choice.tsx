import type { ReactNode } from 'react';
import { placeTabs, type RowWidth } from './placeTabs';

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
  /** The width that a row of tabs has at least. */
  rowWidth?: RowWidth;
}

/**
 * Radio buttons drawn as tabs, segments or a filter. In the `.panes` after them, or after the head of the panel that
 * they stand in, the style sheet shows the one that has the same place as the checked button; without style everything
 * shows. Tabs that do not fit are in further lines, which open as a menu: to a press on the sign at the end of the row,
 * and when the keyboard goes through the tabs.
 */
export function Choice({ name, legend, look, options, rowWidth }: ChoiceProps) {
  const places = look === 'tabs' ? placeTabs(options.map(textOf), rowWidth) : [];
  return (
    <fieldset className={`choice ${look}`}>
      <legend className={look === 'segments' ? undefined : 'vh'}>{legend}</legend>
      <div className="options">
        {options.map(({ value, label, data }, index) => (
          <label key={value} className={places[index]}>
            <input type="radio" name={name} value={value} {...data} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
        {/* Only for a pointer: a keyboard and a screen reader have every tab as it is. */}
        {look === 'tabs' && <span className="more-tabs" tabIndex={-1} aria-hidden="true" />}
      </div>
    </fieldset>
  );
}

function textOf({ value, label }: ChoiceOption): string {
  return typeof label === 'string' ? label : value;
}
