import { parse } from 'yaml';
import type { AudienceMarks } from '../reference/internal/audience';
import { isNode } from '../reference/json';
import type { Problem } from '../reference/problems';
import { similarity } from '../reference/similarity';
import type { GuideSource } from './readGuide';

/** A guide or post as an edition has it. */
export interface GuideEdition {
  /** Its text, without parts for others; each line stays in its place. */
  text: string;
  /** Where the whole guide is for others, the line that says so. */
  hiddenBy?: number;
  problems: Problem[];
}

/** A container directive (`:::name`) that is open. */
interface Container {
  colons: number;
  line: number;
  /** Whether it is a part for an audience, which shows only its content. */
  isPart: boolean;
  isHidden: boolean;
}

/** Front matter, as far as Docusaurus reads it: up to the next line that begins with three hyphens, or to the end. */
const frontMatter = /^\uFEFF?---(?!-)[^\n]*([\s\S]*?)(?:\n---|(?![\s\S]))/;

/**
 * Reads what of a guide or post is for the audience of an edition: `audience:` in its front matter says for whom it is, and
 * `:::audience partner` … `:::` is a part for some. Without marks the site is for all, and only the lines around parts go. What does
 * not say clearly for whom it is, is an error.
 */
export function editGuide({ file, text }: GuideSource, marks: AudienceMarks | undefined): GuideEdition {
  const problems: Problem[] = [];
  const report: Report = (line, message, remedy) =>
    problems.push({ severity: 'error', place: { file, line, column: 1, pointer: '' }, message, remedy });
  const [matter = ''] = frontMatter.exec(text) ?? [];
  const hiddenBy = hiddenInFrontMatter(matter, marks, report);
  const body = withoutParts(text.slice(matter.length), matter.split('\n').length, marks, report);
  return { text: matter + body, problems, ...(hiddenBy === undefined ? {} : { hiddenBy }) };
}

type Report = (line: number, message: string, remedy: string) => void;

/** The line of the front matter by which a guide is for others. */
function hiddenInFrontMatter(matter: string, marks: AudienceMarks | undefined, report: Report): number | undefined {
  if (!marks) return undefined;
  const lines = matter.split('\n');
  const lineOf = (name: string): number => lines.findIndex((line) => line.includes(name)) + 1;
  const fields = fieldsOf(matter);
  for (const name of Object.keys(fields))
    if (name !== field && isLike(name)) report(lineOf(name), `"${name}" names no audience.`, `Write "${field}".`);
  if (!Object.hasOwn(fields, field)) return undefined;
  const { isHidden, fault } = marks.read(fields[field], field);
  if (fault) report(lineOf(field), fault.message, fault.remedy);
  return isHidden ? lineOf(field) : undefined;
}

/** What names the audiences of a guide, and begins a part for some. */
export const field = 'audience';

/** Whether a name is another spelling of the one of the field and of parts. */
function isLike(name: string): boolean {
  return similarity(name, field) > 0.7;
}

/** The fields of front matter. Docusaurus says where it is no YAML. */
function fieldsOf(matter: string): Record<string, unknown> {
  try {
    const fields: unknown = parse((frontMatter.exec(matter)?.[1] ?? '').replaceAll('\r', ''));
    return isNode(fields) ? fields : {};
  } catch {
    return {};
  }
}

/** A text without parts for others, and without the lines around other parts. `first` is the number of its first line. */
function withoutParts(text: string, first: number, marks: AudienceMarks | undefined, report: Report): string {
  const open: Container[] = [];
  let fence: string | undefined;
  const lines = text.split('\n').map((content, index) => {
    const line = first + index;
    const isHidden = open.some((each) => each.isHidden);
    const shown = isHidden ? '' : content;
    fence = fenceAfter(content, fence, open.length > 0);
    if (fence !== undefined) return shown;
    const [, colons = '', name = '', rest = ''] = /^[\s>]*(:{3,})[^\S\n]*([\w-]*)(.*)$/.exec(content) ?? [];
    if (colons === '') return shown;
    if (name === '') {
      const closed = rest.trim() === '' ? open.splice(closedBy(colons.length, open)) : undefined;
      return closed?.some(({ isPart }) => isPart) ? '' : shown;
    }
    const container = openContainer({ colons, name, rest, line }, open, marks, report);
    open.push(container);
    return container.isPart ? '' : shown;
  });
  for (const { line, isPart } of open) if (isPart) report(line, 'This part has no end.', 'Write ::: below it.');
  return lines.join('\n');
}

/**
 * The fence of the block of code that a line begins, goes on or ends; undefined behind its end. Outside of containers only blocks at
 * the margin count: others end with what they stand in, and a part for others below must not be taken for their code.
 */
function fenceAfter(line: string, fence: string | undefined, isInside: boolean): string | undefined {
  const bare = isInside ? line.replace(/^[\s>]+/, '') : line;
  if (fence !== undefined) return /^(`{3,}|~{3,})\s*$/.exec(bare)?.[1]?.startsWith(fence) ? undefined : fence;
  return /^(`{3,}(?=[^`]*$)|~{3,})/.exec(bare)?.[1];
}

/** The index of the container that a line with so many colons closes, with all inside: the outermost one that has no more. */
function closedBy(colons: number, open: readonly Container[]): number {
  const index = open.findIndex((each) => each.colons <= colons);
  return index < 0 ? open.length : index;
}

/** A directive as it is written. */
interface Directive {
  colons: string;
  name: string;
  rest: string;
  line: number;
}

function openContainer(
  { colons, name, rest, line }: Directive,
  open: readonly Container[],
  marks: AudienceMarks | undefined,
  report: Report,
): Container {
  const isPart = name === field;
  const around = open.find((each) => each.colons <= colons.length);
  if (around && (isPart || open.some((each) => each.isPart)))
    report(line, `The end of this would end what begins in line ${around.line}.`, 'Write more colons around it.');
  if (marks && !isPart && isLike(name)) report(line, `":::${name}" names no audience.`, `Write ":::${field}".`);
  const isHidden = isPart && isForOthers(rest, line, marks, report);
  return { colons: colons.length, line, isPart, isHidden };
}

/** Whether a part is for others, from what stands behind its name: audiences with spaces or commas between them. */
function isForOthers(rest: string, line: number, marks: AudienceMarks | undefined, report: Report): boolean {
  const names = rest.split(/[\s,]+/).filter(Boolean);
  if (names.length === 0) report(line, 'This part names no audience.', `Write ":::${field} NAME".`);
  if (!marks || names.length === 0) return false;
  const { isHidden, fault } = marks.read(names, field);
  if (fault) report(line, fault.message, fault.remedy);
  return isHidden;
}
