import { textKindNames, textKinds } from '../../diff/apiTexts';
import { directionWords } from '../../diff/formats/text';
import { verdicts, verdictTitles } from '../../diff/rules';
import { escapeHtml } from '../../reference/escape';
import { htmlLine, splitCode } from '../../reference/outputs/markdown/text';
import { counted, dateInWords, joined } from '../../reference/words';
import type { ChangelogEntry, ListedChange, ListedOperation } from '../changelog';

/** The calls that the changes concern, and the addresses below which they are made: for matching a reader's own with them. */
interface ChangedCalls {
  /** `GET /tasks/{id}`; the list of changes names them by their places here. */
  operations: string[];
  servers: string[];
}

/** The calls that can be made (`own`), and those that any change of the changelog concerns. */
export function changedCalls(
  entries: readonly ChangelogEntry[],
  { operations: own, servers }: ChangedCalls,
): ChangedCalls {
  const labels = entries.flatMap(({ changes }) =>
    changes.flatMap(({ operations }) => operations.flatMap((each) => (each.isCalled ? labelsOf(each) : []))),
  );
  return { operations: [...new Set([...own, ...labels])].sort(), servers };
}

/** The changelog as Markdown for a guide: a section for each release, in which the lists are HTML. */
export function changelogText(entries: readonly ChangelogEntry[], calls: ChangedCalls): string {
  const places = new Map(calls.operations.map((label, index) => [label, index]));
  return [filterHtml(calls), ...entries.map((entry) => releaseText(entry, places))].join('\n\n');
}

/**
 * The form by which a reader sees only the changes that concern calls of their own. It is shown where scripts run, and names
 * the calls that there are.
 */
function filterHtml({ operations, servers }: ChangedCalls): string {
  const json = (list: string[]): string =>
    escapeHtml(JSON.stringify(list)).replace(/\{/g, '&#123;').replace(/\}/g, '&#125;');
  return [
    `<form class="mine" hidden data-markdown-ignore data-operations="${json(operations)}" data-servers="${json(servers)}">`,
    '<p class="mine-title"><strong>Does it affect me?</strong> See only the changes that touch your calls. Your file stays in this page and is sent nowhere.</p>',
    '<p class="mine-file"><label class="button outlined medium">Choose a file<input type="file" accept=".har,.json,.txt,application/json,text/plain"></label> or drop it here: a HAR file of your browser, a Postman collection, or a list of paths.</p>',
    '<p><label for="mine-paths">Or paste paths, one on each line</label><textarea id="mine-paths" name="paths" rows="3" spellcheck="false" placeholder="GET /tasks/42"></textarea></p>',
    '<p class="mine-foot"><button class="button filled medium" type="submit">Show my changes</button><button class="button outlined medium" type="reset" disabled>Show all</button></p>',
    '<p class="mine-result" role="status"></p>',
    '</form>',
  ].join('\n');
}

function releaseText({ version, date, anchor, changes }: ChangelogEntry, places: ReadonlyMap<string, number>): string {
  const sections = verdicts.flatMap((verdict) => {
    const listed = changes.filter((change) => change.verdict === verdict);
    if (listed.length === 0) return [];
    const items = listed.map((change) => `<li${callsOf(change, places)}>${changeHtml(change)}</li>`);
    return [
      `### ${verdictTitles[verdict]} {#${anchor}-${verdict}}`,
      `<ul class="changes">\n${items.join('\n')}\n</ul>`,
    ];
  });
  const first = 'The first recorded release.';
  const intro = [
    ...(date === undefined ? [] : [`Released on ${dateInWords(date)}.`]),
    changes.length === 0 ? first : counts(changes),
  ];
  return [`## ${version ?? 'Not released yet'} {#${anchor}}`, intro.join(' '), ...sections].join('\n\n');
}

/** `2 breaking, 1 safe.` */
export function counts(changes: readonly ListedChange[]): string {
  const numbers = verdicts.map(
    (verdict) => [changes.filter((change) => change.verdict === verdict).length, verdict] as const,
  );
  const stated = numbers.filter(([count]) => count > 0).map(([count, verdict]) => `${count} ${verdict}`);
  return `${counted(changes.length, 'change')}: ${stated.join(', ')}.`;
}

/** Which calls a change concerns; nothing for one that concerns all, as a change of servers does. */
function callsOf({ operations }: ListedChange, places: ReadonlyMap<string, number>): string {
  if (operations.length === 0) return '';
  const found = operations.flatMap(labelsOf).flatMap((label) => places.get(label) ?? []);
  return ` data-calls="${found.join(' ')}"`;
}

/** What calls of an operation are, also of clients that have the path before it moved. */
function labelsOf({ label, formerLabel }: ListedOperation): string[] {
  return formerLabel === undefined ? [label] : [label, formerLabel];
}

/** A change as a sentence, with what it touches. */
export function changeHtml(change: ListedChange): string {
  const { where, href, message } = change;
  const subject = href === undefined ? code(where) : `<a href="${escapeHtml(href)}">${code(where)}</a>`;
  const touches = touchesOf(change);
  return `${subject}: ${withCode(message)}${directionWords(change)}${touches === '' ? '' : `<span class="touches"> ${touches}</span>`}`;
}

const maxNamed = 4;

function touchesOf({ operations, models, texts, where }: ListedChange): string {
  const others = operations.filter(({ label }) => label !== where);
  const named = others.slice(0, maxNamed).map(operationLink);
  const rest = others.length - named.length;
  const calls = rest > 0 ? [...named, counted(rest, 'more operation')] : named;
  const lists = [
    ['Operations', calls],
    ['Models', models.map(({ name, href }) => link(htmlLine(name), href))],
    ...textKinds.map((kind) => {
      const links = texts.filter((text) => text.kind === kind).map(({ title, href }) => link(htmlLine(title), href));
      return [textKindNames[kind], links] as const;
    }),
  ] as const;
  return lists
    .flatMap(([label, list]) => (list.length > 0 ? [`${label}: ${joined([...list], 'and')}.`] : []))
    .join(' ');
}

function operationLink({ label, href }: ListedOperation): string {
  return href === undefined ? code(label) : link(code(label), href);
}

function link(html: string, href: string): string {
  return `<a href="${escapeHtml(href)}">${html}</a>`;
}

function code(text: string): string {
  return `<code>${htmlLine(text)}</code>`;
}

/** A message, in which code stands between backticks. */
function withCode(message: string): string {
  return splitCode(message)
    .map(({ text, isCode }) => (isCode ? code(text) : escapeHtml(text.replace(/\s+/g, ' '))))
    .join('');
}
