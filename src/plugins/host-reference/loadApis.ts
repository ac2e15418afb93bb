import type { LoadContext } from '@docusaurus/types';
import type { Problem } from '../../reference/problems';
import { DescriptionError } from '../../reference/report';
import { joined } from '../../reference/words';
import { holdFolder } from '../api-reference/holdFolder';
import { keepLastGood } from '../api-reference/loadReference';
import { clearStored, filesFolder } from '../api-reference/storeReference';
import { loadApi, type StoredApi } from './loadApi';
import type { PluginOptions } from './options';
import { writeStyleSheet } from './styleSheet';

/** An API, with what is wrong with its description where the last good state of it is shown. */
export interface LoadedApi extends StoredApi {
  report: string;
}

/**
 * Makes what loads the APIs of a site, again after each edit in the dev server: one whose description cannot be read then stays as it was.
 * It throws a DescriptionError with the problems of all descriptions that it has no earlier state of, and an Error that names the process
 * that generates into the same folder.
 */
export function apiLoader(context: LoadContext, options: PluginOptions, directory: string): () => Promise<LoadedApi[]> {
  const loaders = options.apis.map((api) => keepLastGood(() => loadApi(context, options, api, directory)));
  let cleared: Promise<void> | undefined;
  return async () => {
    await holdFolder(directory);
    cleared ??= clearStored(directory);
    await cleared;
    const loaded: LoadedApi[] = [];
    const problems: Problem[] = [];
    const bad: string[] = [];
    // One after the other: each takes the memory of a whole description.
    for (const [index, load] of loaders.entries()) {
      const result = await load().catch(problemsOf);
      if (Array.isArray(result)) {
        problems.push(...result);
        bad.push(options.apis[index]?.id ?? '');
      } else loaded.push({ ...result.content, report: result.report });
    }
    if (problems.length > 0)
      throw new DescriptionError(
        problems,
        whose(
          bad,
          loaded.map(({ api }) => api.id),
        ),
      );
    await writeStyleSheet(filesFolder(directory), options.apis);
    return loaded;
  };
}

/** Which APIs have the problems, where there are several, and which have none. */
function whose(bad: string[], good: string[]): string {
  if (bad.length + good.length === 1) return 'The API description has';
  const of = (ids: string[]): string => `description${ids.length === 1 ? '' : 's'} of ${joined(ids, 'and')}`;
  const have = bad.length === 1 ? 'has' : 'have';
  if (good.length === 0) return `The ${of(bad)} ${have}`;
  return `The ${of(good)} ${good.length === 1 ? 'is' : 'are'} good. The ${of(bad)} ${have}`;
}

/** The problems of a description; every other error is thrown again. */
function problemsOf(error: unknown): Problem[] {
  if (error instanceof DescriptionError) return error.problems;
  throw error;
}
