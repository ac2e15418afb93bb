import { checkOverlay } from '../overlays/checkOverlay';
import type { Overlay, OverlayProblem } from '../overlays/overlay';
import type { Problem } from '../problems';
import { GuardedResolver, makeWellFormed } from './guardedResolver';
import { toRootProblem } from './loadProblems';
import { toPlace } from './sourceMap';

/** Overlays that have been read, and all that is wrong with them. */
export interface ReadOverlays {
  overlays: Overlay[];
  problems: Problem[];
}

/**
 * Reads the overlays in `files` for the description at `description`, all absolute; undefined for another version of it. A file that is no Overlay is an error; its limits
 * are those of a description.
 */
export async function readOverlays(
  files: readonly string[],
  description: string | undefined,
  display: (file: string) => string,
): Promise<ReadOverlays> {
  const read = await Promise.all(files.map((file) => readOverlay(file, description, display)));
  return { overlays: read.flatMap(({ overlays }) => overlays), problems: read.flatMap(({ problems }) => problems) };
}

async function readOverlay(
  file: string,
  description: string | undefined,
  display: (file: string) => string,
): Promise<ReadOverlays> {
  const resolver = new GuardedResolver({ root: file, allowRefs: [] });
  try {
    const source = await resolver.loadExternalRef(file);
    const { source: parsed } = resolver.parseDocument(source, true);
    const tree = resolver.treeOf(source);
    makeWellFormed(tree);
    const { actions, faults } = checkOverlay(tree, source, description);
    const problems = faults.map((fault) => toOverlayProblem({ source: parsed, ...fault }, display));
    return { overlays: [{ source: parsed, actions, hasExact: resolver.hasExactNumbers }], problems };
  } catch (error) {
    const [refused, excess] = [resolver.refused.get(file), resolver.excesses.get(file)];
    return {
      overlays: [],
      problems: [toRootProblem(error, { file: display(file), refused, excess, root: resolver.root })],
    };
  }
}

/** A problem of an Overlay with its place. */
export function toOverlayProblem(
  { source, pointer, message, remedy, isNotice }: OverlayProblem,
  display: (file: string) => string,
): Problem {
  const place = toPlace({ source, pointer }, display);
  return {
    severity: isNotice ? 'notice' : 'error',
    place,
    message,
    remedy,
    ...(isNotice ? { isErrorIfStrict: true } : {}),
  };
}
