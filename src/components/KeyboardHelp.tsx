import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isTyping } from './isTyping';
import { loadStyles } from './loadFiles';

/** Opens the list of keys on `?`, where nothing is being typed. It is loaded then. */
export function KeyboardHelp(): ReactNode {
  const styles = useBaseUrl('/css/search.css');
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();

  useEffect(() => {
    const load = async (): Promise<void> => {
      const [{ KeyboardDialog }] = await Promise.all([import('./KeyboardDialog'), loadStyles(styles)]);
      setDialog(() => KeyboardDialog);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      event.preventDefault();
      // Without a network there is no list, and the next `?` tries again.
      load().catch(() => undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [styles]);

  return Dialog && <Dialog onClose={() => setDialog(undefined)} />;
}
