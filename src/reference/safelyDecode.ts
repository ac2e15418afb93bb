/** Percent-decodes a text; one with a lone percent sign is returned as it is, since the sign is then a literal one. */
export function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
