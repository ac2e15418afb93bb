/** Percent-decodes a text; one with a lone percent sign is returned as it is, since the sign is then a literal one. */
export function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** UTF-8 cannot carry a lone surrogate: the replacement character stands for it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
