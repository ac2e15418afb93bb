import { useHistory } from '@docusaurus/router';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ModalDialog } from '../../components/ModalDialog';
import type { TypedAhead } from '../typedAhead';
import { Message } from './Message';
import { Results } from './Results';
import { Scopes } from './Scopes';
import { SearchField } from './SearchField';
import { SearchFoot } from './SearchFoot';
import { type Choice, inScope, moveChoice, newSearch, type SearchState, shownFor, withMore } from './searchState';
import { useSiteSearch } from './useSiteSearch';

/** A request to open the dialog. */
export interface Asked {
  /** What is searched for; without it, what was typed last is kept. */
  query?: string;
}

export interface SearchDialogProps {
  /** The last request, until the dialog closes. */
  asked: Asked | undefined;
  /** What was typed since search was asked for; from then on the field takes what is typed. */
  takeTyped: () => TypedAhead | undefined;
  onClose: () => void;
}

/** The search dialog. */
export function SearchDialog({ asked, takeTyped, onClose }: SearchDialogProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const [search, setSearch] = useState(() => newSearch(''));
  const found = useSiteSearch(search.typed);
  const { choices, count, isPopular, isSettled } = shownFor(found, search);

  const begin = (next: SetStateAction<SearchState>): void => {
    setSearch(next);
    field.current?.focus();
  };
  const dialog = useOpenDialog(asked, () => {
    field.current?.select();
    const ahead = takeTyped();
    if (ahead?.text) begin(newSearch(ahead.text, 'all', ahead.isEntered));
    else if (asked?.query !== undefined) begin(newSearch(asked.query));
  });
  const open = (choice: Choice | undefined, event?: MouseEvent): void => {
    if (choice?.kind === 'more') begin(withMore);
    if (choice?.kind !== 'hit' || event?.metaKey || event?.ctrlKey || event?.shiftKey) return;
    event?.preventDefault();
    onClose();
    history.push(choice.hit.url);
  };
  useEffect(() => {
    if (!search.isEntered || !isSettled) return;
    setSearch((last) => ({ ...last, isEntered: false }));
    open(choices[search.chosen]);
  });

  return (
    <ModalDialog
      className="search"
      ref={dialog}
      aria-label="Search"
      data-query={found.query}
      // The event comes after the dialog has closed, when it may have been opened again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <SearchField
        field={field}
        typed={search.typed}
        chosen={choices.length > 0 ? search.chosen : undefined}
        onType={(typed) => begin(newSearch(typed, search.scope))}
        onMove={(by) => setSearch((last) => moveChoice(last, by, choices.length))}
        onEnter={(isRepeated) => setSearch((last) => ({ ...last, isEntered: !isRepeated }))}
        onClose={onClose}
      />
      <Scopes scope={search.scope} onChange={(scope) => setSearch((last) => inScope(last, scope))} />
      {choices.length > 0 ? (
        <Results
          title={isPopular ? 'Popular pages' : undefined}
          isBusy={!isSettled}
          choices={choices}
          chosen={search.chosen}
          onChoose={(chosen) => setSearch((last) => ({ ...last, chosen }))}
          onOpen={open}
        />
      ) : (
        <Message
          found={found}
          onType={(word) => begin(newSearch(word))}
          onWiden={() => begin(newSearch(search.typed))}
          onClose={onClose}
        />
      )}
      <SearchFoot count={count} hasChoices={choices.length > 0} />
    </ModalDialog>
  );
}

/** Opens a dialog for each request, and closes it. `onOpen` runs before the browser can give it another key press. */
function useOpenDialog(asked: Asked | undefined, onOpen: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later does not open the dialog again
  useLayoutEffect(() => {
    if (!asked) {
      dialog.current?.close();
      return;
    }
    if (!dialog.current?.open) dialog.current?.showModal();
    onOpen();
  }, [asked]);
  return dialog;
}
