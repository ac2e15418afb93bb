import type { ReactNode } from 'react';
import { placeTabs, type RowWidth } from './placeTabs';

interface ChoiceOption {
  /** Unique in its choice. */
  value: string;
  label: ReactNode;
  /** The base URL that it stands for. */
  server?: string;
}

interface ChoiceProps {
  /** Unique on the page: made from an anchor. */
  name: string;
  legend: ReactNode;
  look: 'tabs' | 'segments' | 'filter';
  options: ChoiceOption[];
  /** The minimum width of a row of tabs. */
  rowWidth?: RowWidth;
}

/**
 * Radio buttons styled as tabs, segments or a filter. Of the `.panes` that follow them, or that follow the head of
 * their panel, the one with the position of the checked button shows (`panes.css`); without script or CSS all are shown.
 * Tabs that do not fit wrap to further lines, which open as a menu: with the button at the end of the row, and when the
 * keyboard moves through the tabs.
 */
export function Choice({ name, legend, look, options, rowWidth }: ChoiceProps) {
  const places = look === 'tabs' ? placeTabs(options.map(textOf), rowWidth) : [];
  return (
    <fieldset className={`choice ${look}`}>
      <legend className={look === 'segments' ? undefined : 'vh'}>{legend}</legend>
      <div className="options">
        {options.map(({ value, label, server }, index) => (
          <label key={value} className={places[index]}>
            <input type="radio" name={name} value={value} data-server={server} defaultChecked={index === 0} />
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
