import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { freeMemory } from '../../platform/processes';
import { withAnnotations } from '../../reference/annotations';
import { joinVersions, type KeptInDevelopment, keepInDevelopment, type Site } from './joinVersion';
import { keepLastGood } from './loadReference';
import { withoutTrailingSlash } from './routes';
import type { StoredRun } from './storedRun';
import { clearStored, type StoredReference } from './storeReference';

/** The docs, with what is stored of the references beside them. */
export type Content = LoadedContent & { reference: StoredReference };

interface ContentLoader {
  /** Loads the docs and joins each version with its reference, whose pages and, in a build, files it stores. */
  load: () => Promise<Content>;
  /** Writes the files beside the pages that the dev server has not written yet, until the signal is aborted. */
  writeFiles: (stopped: AbortSignal) => Promise<void>;
}

/** Makes what loads the content of the plugin, again after each edit in development, where `stored` is given. */
export function contentLoader(
  site: Site,
  loadDocs: () => Promise<LoadedContent | undefined>,
  stored: StoredRun | undefined,
): ContentLoader {
  const read = stored?.read();
  let kept: KeptInDevelopment | undefined;
  let waiting: (() => Promise<void>)[] = [];
  let cleared: Promise<void> | undefined;

  const load = keepLastGood<Content>(() =>
    withAnnotations(async () => {
      const loaded = await loadDocs();
      if (!loaded) throw new Error('The docs plugin loads no content.');
      const content = withoutTrailingSlash(loaded, site.context.baseUrl);
      cleared ??= clearStored(site.directory);
      await cleared;
      kept ??= read && keepInDevelopment(await read);
      const versions = await joinVersions(site, content, kept);
      // The bundler, which comes next, works in threads of its own.
      if (kept) stored?.write(kept.lastRun.plain()).catch((error: unknown) => logger.error(String(error)));
      // The dev server shows the pages before it writes the other files.
      if (kept) waiting = versions.map(({ writeFiles }) => writeFiles);
      return {
        ...content,
        loadedVersions: versions.map(({ docs }) => docs),
        reference: {
          versions: versions.map(({ stored }) => stored),
          secrets: versions.find(({ secrets }) => secrets)?.secrets,
          report: '',
        },
      };
    }),
  );

  return {
    async load() {
      const { content, report } = await load();
      if (!kept) freeMemory();
      return { ...content, reference: { ...content.reference, report } };
    },
    async writeFiles(stopped) {
      while (!stopped.aborted && waiting.length > 0) await waiting.shift()?.();
    },
  };
}
