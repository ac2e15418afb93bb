/** Whether a key press at `target` belongs to something that takes text, or to an open dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
  return isText || target.isContentEditable || target.matches('textarea, select') || target.closest('dialog') !== null;
}
