/** What was typed before the dialog's field had the focus. */
export interface TypedAhead {
  text: string;
  /** Whether Enter came behind the text. */
  isEntered: boolean;
}

/**
 * Collects key presses, since readers who open search keep typing while the dialog loads. The function it returns ends
 * this.
 */
export function collectTyping(): () => TypedAhead {
  let text = '';
  let isEntered = false;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Enter') isEntered = !event.repeat && text !== '';
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    return { text, isEntered };
  };
}
