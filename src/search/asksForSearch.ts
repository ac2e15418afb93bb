import { isTyping } from '../components/isTyping';

/** Whether a key press asks for search: Ctrl-K or Cmd-K anywhere, `/` where nothing is being typed. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !isTyping(event.target);
}
