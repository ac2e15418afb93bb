import { parse } from 'yaml';
import type { AudienceMarks } from '../reference/internal/audience';
import { isNode } from '../reference/json';
import type { Problem } from '../reference/problems';
import { field, isLike, type Report } from './guideMarks';
import { withoutParts } from './guideParts';
import type { GuideSource } from './readGuide';

/** A guide or post as an edition has it. */
export interface GuideEdition {
  /** Its text, without parts for others, or without all but its front matter; each line stays in its place. */
  text: string;
  /** Where the whole guide is for others, the line that says so. */
  hiddenBy?: number;
  problems: Problem[];
}

/** Front matter, as far as Docusaurus reads it: up to the next line that begins with three hyphens, or to the end. */
const frontMatter = /^\uFEFF?---(?!-)([^\n]*)([\s\S]*?)(?:\n---|(?![\s\S]))/;

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
  if (hiddenBy === undefined) return { text: matter + body, problems };
  // A guide that takes in the file shows nothing of it, either.
  return { text: matter + body.replace(/[^\r\n]+/g, ''), problems, hiddenBy };
}

/** The line of the front matter by which a guide is for others. */
function hiddenInFrontMatter(matter: string, marks: AudienceMarks | undefined, report: Report): number | undefined {
  if (!marks) return undefined;
  const lines = matter.split('\n');
  const lineOf = (name: string): number =>
    Math.max(
      0,
      lines.findIndex((line) => line.includes(name)),
    ) + 1;
  const fields = fieldsOf(matter, report);
  for (const name of Object.keys(fields))
    if (name !== field && isLike(name)) report(lineOf(name), `"${name}" names no audience.`, `Write "${field}".`);
  if (!Object.hasOwn(fields, field)) return undefined;
  const { isHidden, fault } = marks.read(fields[field], field);
  if (fault) report(lineOf(field), fault.message, fault.remedy);
  return isHidden ? lineOf(field) : undefined;
}

/**
 * The fields of front matter. Docusaurus reads more than YAML 1.2 has, so that what cannot be read here may still name an audience
 * there.
 */
function fieldsOf(matter: string, report: Report): Record<string, unknown> {
  const [, language = '', yaml = ''] = frontMatter.exec(matter) ?? [];
  // A name may have letters as escapes.
  const mayName = /audience|\\/i.test(matter);
  if (mayName && !/^\s*(ya?ml|json)?\s*$/.test(language)) {
    report(1, `Front matter in "${language.trim()}" may name an audience that is not seen.`, 'Write it as YAML.');
    return {};
  }
  try {
    const fields: unknown = parse(yaml.replaceAll('\r', ''), { merge: true });
    return isNode(fields) ? fields : {};
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split(/ at line |\n/) : [];
    const line = 1 + ((error as { linePos?: [{ line: number }] }).linePos?.[0].line ?? 0);
    const message = `This front matter may name an audience that is not seen, since it is no YAML 1.2: ${reason}.`;
    if (mayName) report(line, message, 'Indent what goes on in a further line, or put it in one line.');
    return {};
  }
}
