import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadStyles } from '../components/loadFiles';
import { asksForSearch } from './asksForSearch';
import type { SearchDialogProps } from './dialog/SearchDialog';
import { SearchContext } from './SearchBox';
import { collectTyping, type TypedAhead } from './typedAhead';

/** Opens search for the whole site, by a box, `/` or Ctrl-K. Nothing of it is loaded before. */
export function SearchProvider({ children }: { children: ReactNode }): ReactNode {
  const styles = useBaseUrl('/css/search.css');
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const collected = useRef<() => TypedAhead>(undefined);
  const takeTyped = useCallback(() => {
    const typed = collected.current?.();
    collected.current = undefined;
    return typed;
  }, []);

  const open = useCallback(
    (asked?: string, typed?: () => TypedAhead) => {
      if (isOpen || collected.current) return;
      collected.current = typed ?? collectTyping();
      const load = async (): Promise<void> => {
        const [{ SearchDialog }] = await Promise.all([import('./dialog/SearchDialog'), loadStyles(styles)]);
        setDialog(() => SearchDialog);
        setQuery(asked);
        setOpen(true);
        setFailed(false);
      };
      load().catch(() => {
        takeTyped();
        setFailed(true);
      });
    },
    [styles, isOpen, takeTyped],
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

  return (
    <SearchContext value={useMemo(() => ({ open, isFailed }), [open, isFailed])}>
      {children}
      {Dialog && <Dialog isOpen={isOpen} query={query} takeTyped={takeTyped} onClose={() => setOpen(false)} />}
    </SearchContext>
  );
}
