import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { SearchIcon } from '../SearchBox';
import { choiceId } from './Results';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  /** Index of the chosen result; undefined where there are none. */
  chosen: number | undefined;
  onType: (typed: string) => void;
  onMove: (by: 1 | -1) => void;
  onEnter: (isRepeated: boolean) => void;
  onClose: () => void;
}

const moves: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The field that a query is typed into. Its keys move through the results and open one. */
export function SearchField({ field, typed, chosen, onType, onMove, onEnter, onClose }: SearchFieldProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = moves[event.key];
    if (event.nativeEvent.isComposing || (by === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (by === undefined) onEnter(event.repeat);
    else onMove(by);
  };
  return (
    <div className="search-field">
      <SearchIcon />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search the documentation"
        aria-expanded={chosen !== undefined}
        aria-controls="search-results"
        aria-activedescendant={chosen === undefined ? undefined : choiceId(chosen)}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button className="button medium search-close" type="button" onClick={onClose}>
        Close<kbd>esc</kbd>
      </button>
    </div>
  );
}
