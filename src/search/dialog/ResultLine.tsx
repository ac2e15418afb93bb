import type { MouseEvent, ReactNode } from 'react';
import { Method, Status } from '../../components/reference/Badges';
import type { Hit } from '../ranking/findRecords';
import { markText } from '../ranking/markText';
import { labelOf } from '../record';

const maxValues = 5;

interface ResultLineProps {
  hit: Hit;
  id: string;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: (event: MouseEvent) => void;
}

/** One result on one line: kind, title, what sets it apart from others, area and page. */
export function ResultLine({ hit, id, isChosen, onChoose, onOpen }: ResultLineProps): ReactNode {
  const title = <Marked text={hit.title} words={hit.marks} />;
  const isCode = hit.group === 'fields' && hit.status === undefined;
  return (
    <a
      className="result"
      id={id}
      href={hit.url}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerMove={onChoose}
      onClick={onOpen}
    >
      <span className="kind">
        <Kind hit={hit} />
      </span>
      <span className="title">
        {isCode ? <code>{title}</code> : title}
        {hit.of && <> of {hit.of}</>}
      </span>
      <span className={hit.group === 'operations' ? 'where path' : 'where'}>
        {hit.group === 'operations' ? (
          <code>
            <Marked text={hit.where} words={hit.marks} />
          </code>
        ) : (
          <Marked text={hit.where} words={hit.marks} />
        )}
        <Values hit={hit} />
      </span>
      <span className="place">{hit.page}</span>
      <span className="enter" aria-hidden="true">
        <kbd>↵</kbd>
      </span>
    </a>
  );
}

function Kind({ hit }: { hit: Hit }): ReactNode {
  const label = labelOf(hit);
  if (hit.group === 'operations') return <Method method={label} />;
  return hit.status !== undefined ? <Status status={label} /> : label;
}

/** The first values of a field, those that matched before the others. */
function Values({ hit }: { hit: Hit }): ReactNode {
  if (hit.values === '') return null;
  const values = hit.values.split('\n');
  const matches = (value: string): boolean => hit.marks.some((word) => value.toLowerCase().includes(word));
  const shown = [...values.filter(matches), ...values.filter((value) => !matches(value))].slice(0, maxValues);
  return (
    <>
      {hit.where !== '' && ' · '}
      {shown.map((value) => (
        <code key={value}>
          <Marked text={value} words={hit.marks} />{' '}
        </code>
      ))}
      {values.length > shown.length && '…'}
    </>
  );
}

/** A text in which the words that matched are marked. */
function Marked({ text, words }: { text: string; words: string[] }): ReactNode {
  return markText(text, words).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    return piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text;
  });
}
