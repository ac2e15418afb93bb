import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { methodClass } from '../../../../reference/methods';
import { Failed, Loading } from './BuilderStates';
import { type Credentials, type Explorer, loadExplorer, type RequestTarget } from './loadExplorer';

interface BuilderDialogProps {
  target: RequestTarget;
  credentials: RefObject<Credentials>;
  onClose: () => void;
}

/** The panel of the request builder. The browser's own modal dialog holds the focus and gives it back. */
export function BuilderDialog({ target, credentials, onClose }: BuilderDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = (): void => dialog.current?.close();

  return (
    // biome-ignore lint/a11y: a press beside the panel closes it, as Escape and the button do
    <dialog className="builder" ref={dialog} aria-labelledby="builder-title" onClose={onClose} onClick={closeOutside}>
      <div className="builder-head">
        <h2 id="builder-title">Build and check</h2>
        <p>
          <span className={clsx('method', methodClass(target.method))}>{target.method}</span> <code>{target.path}</code>
        </p>
        <p className="builder-promise">This page writes and checks the request, and sends nothing.</p>
        <button className="builder-close" type="button" onClick={close} aria-label="Close the request builder">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3.5 3.5 9 9m0-9-9 9" />
          </svg>
        </button>
      </div>
      <ErrorBoundary fallback={({ error, tryAgain }) => <Failed message={error.message} onRetry={tryAgain} />}>
        <BuilderContent target={target} credentials={credentials} />
      </ErrorBoundary>
    </dialog>
  );
}

type State = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'loaded'; explorer: Explorer };

function BuilderContent({ target, credentials }: Omit<BuilderDialogProps, 'onClose'>): ReactNode {
  const styles = useBaseUrl('/css/request-builder.css');
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    if (state.kind !== 'loading') return;
    let isLeft = false;
    loadExplorer(target.address, styles).then(
      (explorer) => isLeft || setState({ kind: 'loaded', explorer }),
      (error: Error) => isLeft || setState({ kind: 'failed', message: error.message }),
    );
    return () => {
      isLeft = true;
    };
  }, [state.kind, target.address, styles]);

  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <Failed message={state.message} onRetry={() => setState({ kind: 'loading' })} />;
  const { RequestExplorer, item } = state.explorer;
  return <RequestExplorer item={item} operation={target.operation} credentials={credentials} />;
}

/** A press on the dialog itself, and on nothing in it, is one on what lies behind. */
function closeOutside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close();
}
