import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { NamedDescription } from '../../src/diff/describeChanges';
import { otherMarks } from '../../src/diff/otherMarks';
import type { OtherMarks } from '../../src/reference/internal/cleanDocument';
import { removeInternal } from '../../src/reference/internal/removeInternal';
import type { Node } from '../../src/reference/json';
import { type Description, loadDescription } from '../../src/reference/load/description';
import { unreadCodes } from '../../src/reference/load/loadProblems';
import { formatProblems } from '../../src/reference/report';
import { otherEdition, shownIn } from '../../src/releases/publicRelease';
import { releasesFolder } from '../../src/releases/readReleases';
import type { StatedDescription } from '../arguments';
import { checkOut, isRevision } from './gitRevision';

/** The description that git revisions are read for, and that is used where no other is named. */
interface SideInput extends StatedDescription {
  /** The project's folder, absolute. */
  project: string;
  /** A folder to copy the files of a git revision to. */
  folder: string;
}

/** One of the two descriptions, and whether it is a recorded release, which has no texts. */
export interface ReadSide extends NamedDescription {
  isRelease: boolean;
}

/**
 * Reads one of the two descriptions: from a file, else a git revision, else a recorded release; undefined stands for
 * the current description. Throws an Error with all reasons why it cannot be compared.
 */
export async function readSide(name: string | undefined, input: SideInput): Promise<ReadSide> {
  const { project, file, folder, allowRefs, unlist, audience } = input;
  const stated = name ?? file;
  const asFile = path.resolve(project, stated);
  const isFile = existsSync(asFile) && statSync(asFile).isFile();
  const releases = path.resolve(project, releasesFolder(file));
  const release = path.join(releases, `${stated}.json`);
  const isGit = !isFile && (await isRevision(project, stated));
  const isRelease = !isFile && !isGit && existsSync(release);
  if (!isFile && !isGit && !isRelease) throw new Error(missing(stated, name === undefined));
  const found = isFile ? asFile : isRelease ? release : await checkOut(project, stated, file, folder);
  if (found === undefined) {
    throw new Error(
      `  The git revision "${stated}" has no ${file}.\n    Name a later revision, or set OPENAPI_SPEC to where the description was.`,
    );
  }
  const isRecord = isRelease || path.dirname(asFile) === releases;
  // A record is not edited, so what is internal in it goes as far as it can.
  const also = isRecord ? await currentInternal(input) : undefined;
  const from = isGit ? { revision: stated, folder } : undefined;
  const isOtherVersion = isGit || (isFile && asFile !== path.resolve(project, file));
  const edition = {
    unlist,
    also,
    isOtherVersion,
    audience,
    // A record is of what overlays have made.
    ...(isRecord ? {} : { overlays: await overlaysIn(from, input) }),
  };
  const loaded = await loadDescription(found, isGit ? folder : project, allowRefs, false, undefined, edition);
  const codes = isRecord ? unreadCodes : [...unreadCodes, 'internal'];
  const problems = loaded.description ? loaded.problems.filter(({ code }) => codes.includes(code)) : loaded.problems;
  if (!loaded.description || problems.length > 0) {
    throw new Error(`  "${stated}" cannot be compared:\n${formatProblems(problems)}`);
  }
  if (isRecord) refuseOtherEdition(stated, loaded.description, input);
  return {
    name: stated,
    description: loaded.description,
    isRelease: isRecord,
  };
}

/** Refuses a release that says what an edition does not have. */
function refuseOtherEdition(stated: string, { document, locate }: Description, input: SideInput): void {
  const other = otherEdition(document as unknown as Node, shownIn(input));
  if (!other) return;
  const { pointer, message, remedy } = other;
  const problem = { severity: 'error' as const, place: locate(pointer), message, remedy };
  throw new Error(`  "${stated}" cannot be compared:\n${formatProblems([problem])}`);
}

/** The overlays (absolute) as they are now, or those of them that a git revision has, whose files are copied to a folder. */
async function overlaysIn(
  from: { revision: string; folder: string } | undefined,
  { project, overlays }: SideInput,
): Promise<string[]> {
  const found = overlays.map(async (overlay): Promise<string | undefined> => {
    const file = path.resolve(project, overlay);
    const inside = path.relative(project, file);
    if (!from || inside.startsWith('..') || path.isAbsolute(inside)) return file;
    const copied = path.join(from.folder, inside);
    return existsSync(copied) ? copied : checkOut(project, from.revision, inside, `${from.folder}-overlays`);
  });
  return (await Promise.all(found)).filter((file) => file !== undefined);
}

/** A description without what is internal in a later one as well: what becomes internal is no change. */
export async function withoutInternalOf(side: ReadSide, later: ReadSide, { unlist }: SideInput): Promise<ReadSide> {
  const { document, locate, ...rest } = side.description;
  const given = { document: document as unknown as Node, locate };
  const also = otherMarks(later.description.internal);
  const left = await removeInternal(given, { also, unlist });
  return {
    ...side,
    description: { ...rest, document: left.document as unknown as typeof document, locate: left.locate },
  };
}

/** What is internal in the description as it is now. */
async function currentInternal(input: SideInput): Promise<OtherMarks | undefined> {
  const { project, file, allowRefs, unlist, audience } = input;
  const current = path.resolve(project, file);
  if (!existsSync(current)) return undefined;
  const { description } = await loadDescription(current, project, allowRefs, false, undefined, {
    unlist,
    audience,
    overlays: await overlaysIn(undefined, input),
  });
  return otherMarks(description?.internal);
}

function missing(stated: string, isDefault: boolean): string {
  const remedy = isDefault
    ? 'Set OPENAPI_SPEC to the description.'
    : 'Name a file, a recorded release, or a revision that "git rev-parse" finds; in a shallow clone, fetch it first.';
  return `  "${stated}" is neither a file nor a git revision nor a release.\n    ${remedy}`;
}
