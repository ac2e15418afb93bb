import type { ChildNode, Element } from 'domhandler';
import { isElement } from './htmlInline';

/** A table of HTML as one of Markdown, with an empty head where it has none. `write` gives a cell on one line. */
export function tableMarkdown(table: Element, write: (cell: Element) => string): string[] {
  const rows = rowsOf(table).map((row) => cellsOf(row));
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  if (width === 0) return [];
  const [first = [], ...rest] = rows;
  const hasHead = first.length > 0 && first.every(({ name, attribs }) => name === 'th' && attribs.scope !== 'row');
  const head = hasHead ? first : [];
  return [
    [head, undefined, ...(hasHead ? rest : rows)]
      .map((cells) => tableRow(Array.from({ length: width }, (_, at) => (cells ? cellText(cells[at], write) : '---'))))
      .join('\n'),
  ];
}

function cellText(cell: Element | undefined, write: (cell: Element) => string): string {
  return cell ? escapeCell(write(cell)) : '';
}

/** Markdown within a cell of a table: a `|` would end the cell, also within code. */
export function escapeCell(text: string): string {
  return text.replace(/\|/g, '\\|');
}

/** A row of a table of Markdown. */
export function tableRow(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function rowsOf(element: Element): Element[] {
  return elementsOf(element).flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)));
}

function cellsOf(row: Element): Element[] {
  return elementsOf(row).filter(({ name }) => name === 'td' || name === 'th');
}

function elementsOf(element: Element): Element[] {
  return (element.children as ChildNode[]).filter(isElement);
}
