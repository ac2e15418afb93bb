import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { type ReactNode, useEffect, useRef } from 'react';
import { ModalDialog } from '../../../../components/ModalDialog';
import { Failed } from './BuilderStates';

interface DialogFrameProps {
  title: string;
  /** What the dialog is about. */
  subject: ReactNode;
  /** What it does, and that nothing is sent. */
  promise: string;
  /** What the button at the corner closes: "the request builder". */
  closes: string;
  onClose: () => void;
  children: ReactNode;
}

/** The panel at the right of the window. */
export function DialogFrame({ title, subject, promise, closes, onClose, children }: DialogFrameProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = (): void => dialog.current?.close();

  return (
    <ModalDialog className="builder" ref={dialog} aria-labelledby="builder-title" onClose={onClose}>
      <div className="builder-head">
        <h2 id="builder-title">{title}</h2>
        <p>{subject}</p>
        <p className="builder-promise">{promise}</p>
        <button className="builder-close" type="button" onClick={close} aria-label={`Close ${closes}`}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3.5 3.5 9 9m0-9-9 9" />
          </svg>
        </button>
      </div>
      <ErrorBoundary
        fallback={({ error, tryAgain }) => <Failed what={closes} message={error.message} onRetry={tryAgain} />}
      >
        {children}
      </ErrorBoundary>
    </ModalDialog>
  );
}
