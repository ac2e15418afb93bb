import { type ReactNode, useEffect, useState } from 'react';
import { BuilderDialog } from './BuilderDialog';
import type { RequestTarget } from './loadBuilder';

/** Opens the request builder for the operation whose button is pressed. Nothing of the builder is loaded before. */
export default function RequestBuilder(): ReactNode {
  const [target, setTarget] = useState<RequestTarget>();

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

  return target && <BuilderDialog target={target} onClose={() => setTarget(undefined)} />;
}
