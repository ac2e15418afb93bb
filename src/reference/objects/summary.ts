/** Characters of a heading that still reads as one. */
const maxTitleLength = 120;

/** Characters of a text that are looked at for its heading: enough for the links in it, and few where they never end. */
const read = 2000;

/** A summary as a heading, and the whole of it where the heading does not say it all. */
interface Summary {
  title: string;
  /** The whole summary; undefined when the title is all of it. */
  whole?: string;
}

/**
 * Splits the summary of an operation ("a short summary of what the operation does", 4.10.1). One of several paragraphs
 * or many words becomes a heading of its first sentence, cut at a word where that is long, too. Such an author has taken
 * the summary for a description, so its Markdown is read as one.
 */
export function splitSummary(summary: string): Summary {
  const lines = summary.trim().split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && startsBlock(line));
  const paragraph = oneLine((end < 0 ? lines : lines.slice(0, end)).join(' ')).replace(/^#+ /, '');
  if (end < 0 && paragraph.length <= maxTitleLength) return { title: paragraph };
  return { title: cut(wordsOf(paragraph.slice(0, read))), whole: summary.trim() };
}

/** Whether a line ends the paragraph above it: it is blank, or begins a list, a heading, a quote, a table or code. */
function startsBlock(line: string): boolean {
  return /^\s*$|^\s*([-*+]|\d+[.)]|#+)\s|^\s*(>|\||```|~~~)/.test(line);
}

/**
 * The words of a paragraph in Markdown, without the signs of links, emphasis and code. A parser of Markdown would be 200 KB
 * for the browser, which reads descriptions as well; nothing else that it reads belongs in a heading.
 */
function wordsOf(paragraph: string): string {
  return paragraph
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/(`+)(.*?)\1/g, '$2')
    .replace(/(?<!\w)(\*\*|__|\*|_)(?=\S)(.*?\S)\1(?!\w)/g, '$2');
}

function cut(paragraph: string): string {
  const [sentence = paragraph] = /^.*?[.!?](?=\s|$)/.exec(paragraph) ?? [];
  if (sentence.length <= maxTitleLength) return sentence.replace(/[.:]$/, '');
  const words = sentence.slice(0, maxTitleLength - 1).replace(/\s+\S*$/, '');
  return `${words}…`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
