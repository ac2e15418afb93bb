import path from 'node:path';
import { assignSeverities } from '../src/reference/assignSeverities';
import { createExampleCache } from '../src/reference/examples/schemaExample';
import { loadDescription } from '../src/reference/load/description';
import { buildModel } from '../src/reference/objects/model';
import type { Problem } from '../src/reference/problems';
import { DescriptionError } from '../src/reference/report';
import { schemasByName } from '../src/reference/schema';
import { createValidator } from '../src/reference/validate/validator';
import { checkExtensions } from '../src/sandbox/extensions/checkExtensions';
import type { StatedDescription } from './arguments';

/**
 * Loads the description to serve as one document. Throws a DescriptionError with every problem: files that cannot be
 * loaded, or no operations.
 */
export async function loadDocument(
  file: string,
  siteDir: string,
  { allowRefs = [], unlist = false, overlays = [], audience }: Partial<Omit<StatedDescription, 'file'>> = {},
): Promise<object> {
  const edition = { unlist, audience, overlays: overlays.map((overlay) => path.resolve(siteDir, overlay)) };
  const loaded = await loadDescription(path.resolve(siteDir, file), siteDir, allowRefs, false, undefined, edition);
  if (!loaded.description) throw new DescriptionError(loaded.problems);
  const { description } = loaded;
  const { model, problems, schemaNodes } = buildModel(description);
  const validator = await createValidator(description.document, schemaNodes);
  const cache = createExampleCache(schemasByName(model.schemas), validator);
  const extensions = checkExtensions(description, { model, schemaNodes, validator, cache });
  const isEmpty = !model.operations.some(({ kind }) => kind === 'operation');
  const empty: Problem = {
    severity: 'error',
    place: description.locate('#/paths'),
    message: 'The description has no operation to respond to.',
    remedy: 'Add one under "paths", or name another file.',
  };
  const found = { loaded: description.problems, made: [...problems, ...extensions, ...(isEmpty ? [empty] : [])] };
  const judged = assignSeverities(found, { foreign: true, strict: false });
  if (judged.some(({ severity }) => severity === 'error')) throw new DescriptionError(judged);
  return description.document;
}
