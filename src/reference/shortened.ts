/** A text of others as a message repeats it: one that is too long is cut between two characters, and says so by `…`. */
export function shortened(text: string, most = 200): string {
  return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** A value as JSON in a message. What is cut has its quotation marks closed; a list or an object that is too long is no text. */
export function shortenedJson(value: unknown, most = 80): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value, most));
  const text = JSON.stringify(value) ?? String(value);
  if (text.length <= most || typeof value !== 'object') return shortened(text, most);
  return Array.isArray(value) ? 'a long list' : 'a large object';
}
