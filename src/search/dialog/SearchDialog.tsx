import { useHistory } from '@docusaurus/router';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ModalDialog } from '../../components/ModalDialog';
import { SearchIcon } from '../SearchBox';
import type { TypedAhead } from '../typedAhead';
import { Message } from './Message';
import { choiceId, Results } from './Results';
import { type Choice, hitsIn, type Scope, step, toChoices } from './rows';
import { Scopes } from './Scopes';
import { SearchFoot } from './SearchFoot';
import { useSiteSearch } from './useSiteSearch';

export interface SearchDialogProps {
  isOpen: boolean;
  /** What is searched for as the dialog opens; without it, what was typed last is kept. */
  query?: string;
  /** What was typed since search was asked for; from then on the field takes what is typed. */
  takeTyped: () => TypedAhead | undefined;
  onClose: () => void;
}

/** The search dialog. */
export function SearchDialog({ isOpen, query, takeTyped, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const [typed, setTyped] = useState('');
  const [scope, setScope] = useState<Scope>('all');
  const [chosen, setChosen] = useState(0);
  const [shown, setShown] = useState(step);
  const [isEntered, setEntered] = useState(false);
  const found = useSiteSearch(typed);
  const isEmpty = found.query.trim() === '';
  const hits = hitsIn(isEmpty ? found.popular : found.hits, scope);
  const choices = found.state === 'failed' && isEmpty ? [] : toChoices(hits, shown);

  const search = (query: string, where = scope): void => {
    setTyped(query);
    setScope(where);
    setChosen(0);
    setShown(step);
    setEntered(false);
    field.current?.focus();
  };
  // Before the browser can give the field another key press, the field holds what was typed ahead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later does not open the dialog again
  useLayoutEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    field.current?.select();
    const ahead = takeTyped();
    if (ahead?.text) {
      search(ahead.text, 'all');
      setEntered(ahead.isEntered);
    } else if (query !== undefined) search(query, 'all');
  }, [isOpen]);
  const open = (choice: Choice | undefined, event?: MouseEvent): void => {
    if (choice?.kind === 'more') {
      setShown(shown + step);
      field.current?.focus();
    }
    if (choice?.kind !== 'hit' || event?.metaKey || event?.ctrlKey || event?.shiftKey) return;
    event?.preventDefault();
    onClose();
    history.push(choice.hit.url);
  };
  // Enter that is pressed before the results are those of what is typed waits for them.
  const isSettled = found.query === typed && found.state !== 'loading';
  useEffect(() => {
    if (!isEntered || !isSettled) return;
    setEntered(false);
    open(choices[chosen]);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) setEntered(!event.repeat);
    else if (choices.length > 0) setChosen((chosen + step + choices.length) % choices.length);
  };

  return (
    <ModalDialog className="search" ref={dialog} aria-label="Search" data-query={found.query} onClose={onClose}>
      <div className="search-field">
        <SearchIcon />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search the documentation"
          aria-expanded={choices.length > 0}
          aria-controls="search-results"
          aria-activedescendant={choices.length > 0 ? choiceId(chosen) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search"
          value={typed}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button className="search-close" type="button" onClick={onClose}>
          Close<kbd>esc</kbd>
        </button>
      </div>
      <Scopes
        scope={scope}
        onChange={(next) => {
          setScope(next);
          setChosen(0);
          setShown(step);
        }}
      />
      {choices.length > 0 ? (
        <Results
          label={isEmpty ? 'Popular pages' : 'Results'}
          isBusy={!isSettled}
          choices={choices}
          chosen={chosen}
          onChoose={setChosen}
          onOpen={open}
        />
      ) : (
        <Message
          found={found}
          onType={(word) => search(word, 'all')}
          onWiden={() => search(typed, 'all')}
          onClose={onClose}
        />
      )}
      <SearchFoot
        count={isEmpty || (hits.length === 0 && found.state !== 'ready') ? undefined : hits.length}
        hasChoices={choices.length > 0}
      />
    </ModalDialog>
  );
}
