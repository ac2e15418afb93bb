import { type Description, loadDescription } from '../load/description';
import { findRepetition } from '../load/writtenOut';
import { DescriptionError } from '../report';
import type { GenerateOptions } from './options';

/** A description as one document. */
export interface Loaded {
  readonly options: GenerateOptions;
  readonly description: Description;
}

/** Reads the description. Throws a DescriptionError where there is no document to go on with. */
export async function loadStage(options: GenerateOptions): Promise<Loaded> {
  const { source, checks = {}, cache } = options;
  const { description, problems } = await loadDescription(
    source.descriptionFile,
    source.siteDir,
    source.allowRefs,
    // Our own description has its linter.
    checks.foreign || checks.strict,
    cache,
    {
      unlist: source.internal === 'unlist',
      also: source.alsoInternal,
      overlays: source.overlays,
      isOtherVersion: source.isOtherVersion ?? false,
      audience: source.audience,
    },
  );
  if (!description) throw new DescriptionError(problems);
  const repeated = findRepetition(description);
  if (repeated.length > 0) throw new DescriptionError([...description.problems, ...repeated]);
  return { options, description };
}
