import { linkTo, plainParagraph } from '../../../reference/outputs/markdown/text';

/** A page as `llms.txt` names it. */
export interface ListedMarkdownPage {
  title: string;
  /** Address of its Markdown page. */
  address: string;
  description: string;
  /** What more a list of its section says of it, as Markdown. */
  details?: string;
}

interface LlmsInput {
  title: string;
  summary: string;
  /** What else there is to know, a paragraph each, as Markdown. */
  notes: string[];
  groups: { title: string; pages: ListedMarkdownPage[] }[];
}

const maxSummaryLength = 160;

/** The list of all Markdown pages for assistants (llmstxt.org): a title, a summary, and groups of links with a line on each. */
export function llmsText({ title, summary, notes, groups }: LlmsInput): string {
  const blocks = [
    `# ${plainParagraph(title)}`,
    ...(summary === '' ? [] : [`> ${plainParagraph(summary)}`]),
    ...notes,
    ...groups
      .filter(({ pages }) => pages.length > 0)
      .flatMap((group) => [`## ${plainParagraph(group.title)}`, group.pages.map(entry).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function entry({ title, address, description, details }: ListedMarkdownPage): string {
  const link = linkTo(plainParagraph(title) || address, address);
  const texts = [...(description === '' ? [] : [plainParagraph(shorten(description))]), ...(details ? [details] : [])];
  return texts.length === 0 ? `- ${link}` : `- ${link}: ${texts.join(' ')}`;
}

function shorten(text: string): string {
  return text.length <= maxSummaryLength ? text : `${text.slice(0, maxSummaryLength - 1).replace(/\s+\S*$/, '')}…`;
}
