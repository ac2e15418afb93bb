import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { SearchGroup } from '../../../search/record';
import { ResultLine } from './ResultLine';
import type { Choice, Rows } from './rows';

export const groupTitles: Record<SearchGroup, string> = {
  operations: 'Operations',
  fields: 'Fields and values',
  models: 'Models',
  guides: 'Guides',
};

/** Id of a choice, by which the field names the one that Enter opens. */
export function choiceId(index: number): string {
  return `search-choice-${index}`;
}

interface ResultsProps {
  rows: Rows[];
  choices: Choice[];
  chosen: number;
  onChoose: (index: number) => void;
  onOpen: (choice: Choice, event: MouseEvent) => void;
}

/** The results by group. The list follows the one that is chosen. */
export function Results({ rows, choices, chosen, onChoose, onOpen }: ResultsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === 0) list.current?.scrollTo(0, 0);
    else document.getElementById(choiceId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const propsOf = (choice: Choice, index: number) => ({
    id: choiceId(index),
    isChosen: index === chosen,
    onChoose: () => onChoose(index),
    onOpen: (event: MouseEvent) => onOpen(choice, event),
  });
  let index = -1;
  return (
    <div className="results" id="search-results" role="listbox" aria-label="Results" ref={list}>
      {rows.map(({ group, hits, more }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box takes groups and options alone
        <div key={group} role="group" aria-labelledby={`search-${group}`}>
          <div className="results-head" id={`search-${group}`} role="presentation">
            {groupTitles[group]}
          </div>
          {hits.map((hit) => {
            index += 1;
            return <ResultLine key={`${hit.url} ${hit.title}`} hit={hit} {...propsOf({ kind: 'hit', hit }, index)} />;
          })}
          {more > 0 && choices[index + 1]?.kind === 'more' && (
            <More number={more} {...propsOf({ kind: 'more', group }, ++index)} />
          )}
        </div>
      ))}
    </div>
  );
}

interface MoreProps {
  number: number;
  id: string;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: (event: MouseEvent) => void;
}

/** Leads to all results of a group. */
function More({ number, id, isChosen, onChoose, onOpen }: MoreProps): ReactNode {
  return (
    <button
      className="result more"
      id={id}
      type="button"
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerMove={onChoose}
      onClick={onOpen}
    >
      {number} more
    </button>
  );
}
