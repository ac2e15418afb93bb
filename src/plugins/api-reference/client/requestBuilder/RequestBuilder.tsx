import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BuilderDialog } from './BuilderDialog';
import type { Credentials } from './explorer/filledForm';
import type { RequestTarget } from './loadExplorer';

/** Opens the request builder for the operation whose button is pressed. Nothing of the explorer is loaded before. */
export default function RequestBuilder(): ReactNode {
  const [target, setTarget] = useState<RequestTarget>();
  // What is typed into one operation's builder is there in the next one's, until the reader leaves the page.
  const credentials = useRef<Credentials>({});

  useEffect(() => {
    const onClick = ({ target: clicked }: MouseEvent): void => {
      const button = clicked instanceof Element ? clicked.closest<HTMLElement>('button[data-request-builder]') : null;
      if (!button) return;
      const { requestBuilder: address = '', method = '', path = '' } = button.dataset;
      setTarget({ address, method, path, operation: button.closest('article') ?? button });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return target && <BuilderDialog target={target} credentials={credentials} onClose={() => setTarget(undefined)} />;
}
