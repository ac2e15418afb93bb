import path from 'node:path';
import { ResolveError, YamlParseError } from '@redocly/openapi-core';
import { audienceMarks } from '../internal/audience';
import { cleanDocument } from '../internal/cleanDocument';
import { markAudience } from '../internal/markAudience';
import { asNode, isNode, type Node } from '../json';
import { type Edition, loadDescription } from './description';
import { GuardedResolver } from './guardedResolver';
import { namedFile } from './readFile';
import { readOverlays } from './readOverlays';

/**
 * What a description (absolute path) says of itself in `info` and `externalDocs`, without what is internal, for a site that is
 * called by its title before the description is loaded; `info` may be in a file of its own. It is empty where it cannot be read:
 * the loader says why. What the edition leaves out is not in it.
 */
export async function readHead(file: string, edition: Pick<Edition, 'overlays' | 'audience'> = {}): Promise<Node> {
  const { overlays, problems } = await readOverlays(edition.overlays ?? [], file, String);
  if (problems.some(({ severity }) => severity === 'error')) return {};
  const resolver = new GuardedResolver({ root: file, allowRefs: [], overlays });
  const read = async (name: string): Promise<Node> => {
    try {
      const source = await resolver.loadExternalRef(name);
      return asNode(resolver.parseDocument(source, name === file).parsed);
    } catch (error) {
      if (error instanceof ResolveError || error instanceof YamlParseError) return {};
      throw error;
    }
  };
  const document = await read(file);
  const { $ref, ...beside } = asNode(document.info);
  const isFile = typeof $ref === 'string' && !/[#:]/.test($ref);
  const info = isFile ? { ...(await read(namedFile(path.dirname(file), $ref))), ...beside } : document.info;
  // What it links may be at an address that is internal, and what is may stand in any file.
  const whole: Node = { ...document, info };
  const marks = edition.audience && audienceMarks(edition.audience);
  if (marks) markAudience(whole, () => ({ file, line: 1, column: 1, pointer: '' }), marks);
  const left = cleanDocument(whole)?.result.document ?? whole;
  const isInFile = left.externalDocs === undefined || (document.swagger === undefined && !hasOtherFiles(document));
  if (isInFile) return { info: left.info, externalDocs: left.externalDocs };
  const { description } = await loadDescription(file, path.dirname(file), [], false, undefined, edition);
  return { info: left.info, externalDocs: description?.document.externalDocs };
}

/** Whether a reference leads to another file; each value is looked at once. */
function hasOtherFiles(document: Node): boolean {
  const seen = new Set<unknown>([document]);
  // The set grows while it is gone through.
  for (const value of seen) {
    if (typeof value !== 'object' || value === null) continue;
    if (isNode(value) && typeof value.$ref === 'string' && !value.$ref.startsWith('#')) return true;
    for (const inner of Object.values(value)) seen.add(inner);
  }
  return false;
}
