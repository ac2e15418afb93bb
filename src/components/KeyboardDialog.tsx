import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ModalDialog } from './ModalDialog';

const keys: [keys: string[], what: string][] = [
  [['/'], 'Search'],
  [['Ctrl', 'K'], 'Search, also while you type'],
  [['↑', '↓'], 'Select a search result'],
  [['↵'], 'Open the selected result'],
  [['←', '→'], 'Switch to another language, status or tab'],
  [['Esc'], 'Close a dialog or a menu'],
  [['?'], 'Show this list'],
];

/** The keys that the site knows. Open as long as it is there. */
export function KeyboardDialog({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <ModalDialog className="search keys" ref={dialog} aria-labelledby="keys-title" onClose={onClose}>
      <div className="keys-head">
        <h2 id="keys-title">Keyboard shortcuts</h2>
        <button className="button outlined medium" type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <dl>
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </ModalDialog>
  );
}
