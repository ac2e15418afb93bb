import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadStyles } from '../components/loadFiles';
import { asksForSearch } from './asksForSearch';
import type { Asked, SearchDialogProps } from './dialog/SearchDialog';
import { SearchContext } from './SearchBox';
import { collectTyping, type TypedAhead } from './typedAhead';

/** Opens search for the whole site, by a box, `/` or Ctrl-K. Nothing of it is loaded before. */
export function SearchProvider({ children }: { children: ReactNode }): ReactNode {
  const styles = useBaseUrl('/css/search.css');
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [asked, setAsked] = useState<Asked>();
  const [isFailed, setFailed] = useState(false);
  const collected = useRef<() => TypedAhead>(undefined);
  const takeTyped = useCallback(() => {
    const typed = collected.current?.();
    collected.current = undefined;
    return typed;
  }, []);

  const open = useCallback(
    (query?: string, typed?: () => TypedAhead) => {
      if (collected.current) return;
      collected.current = typed ?? collectTyping();
      const load = async (): Promise<void> => {
        const [{ SearchDialog }] = await Promise.all([import('./dialog/SearchDialog'), loadStyles(styles)]);
        setDialog(() => SearchDialog);
        setAsked({ query });
        setFailed(false);
      };
      load().catch(() => {
        takeTyped();
        setFailed(true);
      });
    },
    [styles, takeTyped],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    // What was asked for before (`earlySearch.inline.ts`), once.
    const detail = (typed: () => TypedAhead): void => open(undefined, typed);
    document.dispatchEvent(new CustomEvent('search-ready', { detail }));
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  // A request that came since the dialog closed stays.
  const close = (): void => setAsked((last) => (last === asked ? undefined : last));

  return (
    <SearchContext value={useMemo(() => ({ open, isFailed }), [open, isFailed])}>
      {children}
      {Dialog && <Dialog asked={asked} takeTyped={takeTyped} onClose={close} />}
    </SearchContext>
  );
}
