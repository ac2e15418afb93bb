import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadStyles } from '../components/loadFiles';
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
    (asked?: string) => {
      if (isOpen || collected.current) return;
      collected.current = collectTyping();
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
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <SearchContext value={useMemo(() => ({ open, isFailed }), [open, isFailed])}>
      {children}
      {Dialog && <Dialog isOpen={isOpen} query={query} takeTyped={takeTyped} onClose={() => setOpen(false)} />}
    </SearchContext>
  );
}

/** Whether a key press asks for search: Ctrl-K or Cmd-K anywhere, `/` where nothing is being typed. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
  return isText || target.isContentEditable || target.matches('textarea, select') || target.closest('dialog') !== null;
}
