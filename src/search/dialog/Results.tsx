import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { ResultLine } from './ResultLine';
import type { Choice } from './searchState';

/** Id of a choice, by which the field names the one that Enter opens. */
export function choiceId(index: number): string {
  return `search-choice-${index}`;
}

interface ResultsProps {
  /** What the list is of, where that is not what was searched for. */
  title?: string | undefined;
  /** Whether more may come, or these belong to what was typed before. */
  isBusy: boolean;
  choices: Choice[];
  chosen: number;
  onChoose: (index: number) => void;
  onOpen: (choice: Choice, event: MouseEvent) => void;
}

/** The results, best first. The list follows the one that is chosen. */
export function Results({ title, isBusy, choices, chosen, onChoose, onOpen }: ResultsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === 0) list.current?.scrollTo(0, 0);
    else document.getElementById(choiceId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  return (
    <div
      className="results"
      id="search-results"
      role="listbox"
      aria-label={title ?? 'Results'}
      aria-busy={isBusy}
      ref={list}
    >
      {title && (
        <div className="results-head" role="presentation">
          {title}
        </div>
      )}
      {choices.map((choice, index) => {
        const props = {
          id: choiceId(index),
          isChosen: index === chosen,
          onChoose: () => onChoose(index),
          onOpen: (event: MouseEvent) => onOpen(choice, event),
        };
        if (choice.kind === 'more') return <More key="more" number={choice.number} {...props} />;
        return <ResultLine key={`${choice.hit.url} ${choice.hit.title}`} hit={choice.hit} {...props} />;
      })}
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

/** Shows the next results. */
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
