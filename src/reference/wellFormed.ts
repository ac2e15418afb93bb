/** UTF-8 cannot carry a lone surrogate: the replacement character stands for it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
