import type { ComponentProps, MouseEvent, ReactNode } from 'react';

/**
 * The browser's own modal dialog, which keeps the focus inside and returns it when it closes. A click beside it closes it,
 * as Escape does.
 */
export function ModalDialog(props: Omit<ComponentProps<'dialog'>, 'onClick'>): ReactNode {
  // biome-ignore lint/a11y: with a keyboard, Escape closes the dialog
  return <dialog {...props} onClick={closeOutside} />;
}

/** The backdrop belongs to the dialog: a click on the dialog itself, and not on an element in it, is a click beside it. */
function closeOutside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close();
}
