const names: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' };

/** Text as HTML shows it, in an element or in an attribute between double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** The text of an attribute or a title in HTML that React or the sanitiser wrote. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(lt|gt|quot|#x27|#39|amp);/g, (whole, name: string) => names[name] ?? whole);
}

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
