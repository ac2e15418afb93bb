import { isScalar, type Json } from '../../json';
import type { Addresses } from '../../pages/addresses';
import { joined } from '../../words';
import type { Zap, ZapField, Zaps } from '../../zapier/zaps';
import { codeSpan, escapeGuideText } from '../markdown/text';
import { operationLink } from './overview';

/** The tables of a page about Zapier, by the names by which it asks for them; empty ones where there are no Zaps. */
export function zapTables(zaps: Zaps | undefined, addresses: Addresses) {
  const { triggers = [], actions = [], searches = [] } = zaps ?? {};
  return {
    'zapier-triggers': zapTable(['Trigger', 'Starts the Zap when', 'Webhook'], triggers, addresses),
    'zapier-actions': zapTable(['Action', 'What it does', 'Operation'], actions, addresses),
    'zapier-searches': zapTable(['Search', 'Looks for', 'Operation'], searches, addresses),
    'zapier-trigger-fields': fieldTable(['In Zapier', 'Field', 'Example'], triggers, exampleText),
    'zapier-action-fields': fieldTable(['In Zapier', 'Field', 'What to put in'], actions, inputText),
  };
}

function zapTable(head: string[], zaps: Zap[], addresses: Addresses): string {
  return table(
    head,
    zaps.map(({ label, description, operation }) => [
      escapeGuideText(label),
      inline(description),
      // A trigger is called as its webhook, whose name says more.
      operationLink(operation.kind === 'webhook' ? { ...operation, summary: operation.id } : operation, addresses),
    ]),
  );
}

/** The fields of all Zaps, those of each below a row with its label. */
function fieldTable(head: string[], zaps: Zap[], text: (field: ZapField) => string): string {
  const rows = zaps.flatMap(({ label, fields }) => [
    [`**${escapeGuideText(label)}**`, '', ''],
    ...fields.map((field) => [escapeGuideText(field.label), joined(field.names.map(codeSpan), 'and'), text(field)]),
  ]);
  return table(head, rows);
}

function inputText({ description, required }: ZapField): string {
  return [inline(description), required ? 'Required' : ''].filter(Boolean).join('. ');
}

function exampleText({ description, examples, isDate }: ZapField): string {
  const shown = examples.filter((value) => value !== null && isScalar(value));
  const values = joined(
    shown.map((value) => codeSpan(isDate ? toDate(value) : String(value))),
    'and',
  );
  return [inline(description), values].filter(Boolean).join(': ');
}

/** A time in milliseconds as Zapier shows it. */
function toDate(value: Json): string {
  return typeof value === 'number' ? new Date(value).toISOString().replace('.000Z', 'Z') : String(value);
}

/** A text with code (`a`) and emphasis (*a*), of which nothing else is markup. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`|\*[^*]+\*)/)
    .map((piece) => {
      if (piece.startsWith('`')) return codeSpan(piece.slice(1, -1));
      return piece.startsWith('*') ? `*${escapeGuideText(piece.slice(1, -1))}*` : escapeGuideText(piece);
    })
    .join('');
}

function table(head: string[], rows: string[][]): string {
  // A `|` in code would end its cell; in text it is escaped already.
  const inCell = (cell: string): string => cell.replace(/(?<!\\)\|/g, '\\|');
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |`);
  return lines.join('\n');
}
