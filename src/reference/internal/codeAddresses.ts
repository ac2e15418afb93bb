import { isSingleWord } from './codeNames';
import { formOf } from './lostNames';
import type { Part, Parts } from './parts';
import { readingsOf } from './values';

/** What stands between a text and what is put behind it, in the languages that samples are written in. */
const joint = String.raw`\s{0,20}(?:\+\+?|\.{1,2}|&|<>|\|\||~)\s{0,20}`;
/** Longer than this is no value of a parameter. */
const operand = String.raw`[^;\n]{1,200}?`;

const joints: readonly [pattern: RegExp, by: string][] = [
  // `#{id}`, `${encode(task["id"])}`
  [/[#$]?\{[^{}\n]{1,200}\}/g, '{_}'],
  // `"/tasks/" + "parts"`
  [new RegExp(`["'\`]${joint}["'\`]`, 'g'), ''],
  // `"/tasks/" + id + "/parts"`
  [new RegExp(`["'\`]${joint}${operand}${joint}["'\`]`, 'g'), '{_}'],
  // `"/tasks/" + id`
  [new RegExp(`/["'\`]${joint}(?=[\\p{L}_$@(])`, 'gu'), '/{_}'],
  // `"$HOST"/tasks/"$ID"/parts`
  [/(["'])(?:\$\w+|\{_\})\1/g, '{_}'],
  [/\$\w+/g, '{_}'],
  // `get("tasks/42/parts")`
  [
    /(["'`])(?!\w+:|[\w-]+(?:\.[\w-]+)+\/|(?:application|audio|font|image|message|multipart|text|video)\/)(?=[\p{L}\p{N}_{][^"'`\s]*\/)/gu,
    '$1/',
  ],
];

/** Code with each address in one piece and with its first slash, however the values of parameters are put into it. */
export function withWholeAddresses(source: string): string {
  return joints.reduce((text, [pattern, by]) => text.replace(pattern, by), source);
}

/**
 * Finds whether code has a part of a path that goes, as it is written: a segment of several words, or two segments in a row.
 * Such a part says nothing where a path or server that stays has it as well, or where it is one of the names that are `shown`.
 */
export function createSegmentFinder(
  { all }: Pick<Parts, 'all'>,
  gone: ReadonlySet<Part>,
  shown: ReadonlySet<string>,
): (source: string) => boolean {
  const parts = all.filter(({ object, parent }) => object === 'Server' || parent?.object === 'Paths');
  const staying = new Set(parts.filter((part) => !gone.has(part)).flatMap(runsIn));
  const paths = parts.filter((part) => part.object !== 'Server' && gone.has(part));
  const lost = new Set(paths.flatMap(runsIn).filter((run) => !staying.has(run) && !shown.has(formOf(run))));
  const members = new Set([...lost].filter((run) => !run.includes('/')).map(formOf));
  return (source) =>
    lost.size > 0 &&
    readingsOf(source).some(
      (text) =>
        runsInCode(text).some((run) => lost.has(run)) || membersIn(text).some((name) => members.has(formOf(name))),
    );
}

/** The segments of several words of a path or an address, and each two in a row, none of them a parameter. */
function runsIn({ object, node, field }: Part): string[] {
  const segments = String(object === 'Server' ? node.url : field).split('/');
  return segments.flatMap((segment, index) => {
    if (!isStated(segment)) return [];
    const next = segments[index + 1];
    const single = isSingleWord(segment) ? [] : [segment];
    return isStated(next) ? [...single, `${segment}/${next}`] : single;
  });
}

function isStated(segment: string | undefined): segment is string {
  return segment !== undefined && segment !== '' && !segment.includes('{');
}

/** Members of clients that have methods, as libraries make them of segments: `client.tasks.costAudit.list(id)`. */
function membersIn(text: string): string[] {
  const member = /(?:\.|->|::)([\p{L}_$][\p{L}\p{N}_$]{0,200})(?=(?:\.|->|::)[\p{L}_][\p{L}\p{N}_]{0,200}\()/gu;
  return [...text.matchAll(member)].map(([, name = '']) => name);
}

/** The segments in code that stand behind a slash, or in quotation marks unless they name a value there, and each two in a row. */
function runsInCode(text: string): string[] {
  const written = /(?<!\[(?=["'`][^"'`]{1,200}["'`]\]))(["'`]?)([^\s"'`<>()[\]?#,;=\\]+)(?!["'`]\s{0,20}[:=])/g;
  return [...text.matchAll(written)].flatMap(([, mark = '', address = '']) => {
    const segments = address.split('/');
    return segments.flatMap((segment, index) => [
      ...(index > 0 || mark !== '' ? [segment] : []),
      ...(index + 1 < segments.length ? [`${segment}/${segments[index + 1]}`] : []),
    ]);
  });
}
