import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';

/** Milliseconds for which the button shows the result. */
const shown = 2000;

const labels = { ready: 'Copy code to clipboard', copied: 'Copied', refused: 'The browser does not allow copying' };

/** A button that copies the code beside it: of several languages the one that shows. */
export function CopyCode(): ReactNode {
  const [state, setState] = useState<keyof typeof labels>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = window.setTimeout(() => setState('ready'), shown);
    return () => window.clearTimeout(timer);
  }, [state]);
  const copy = async ({ currentTarget }: MouseEvent): Promise<void> => {
    const codes = [...(currentTarget.parentElement?.querySelectorAll('pre') ?? [])];
    const code = codes.find((pre) => pre.offsetParent !== null)?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      // The browser refuses, or has no clipboard, as on a page without HTTPS.
      setState('refused');
    }
  };
  return (
    <button type="button" className="copy-code" aria-label={labels[state]} title={labels[state]} onClick={copy}>
      {state === 'copied' ? <IconSuccess width="16" height="16" /> : <IconCopy width="16" height="16" />}
    </button>
  );
}
