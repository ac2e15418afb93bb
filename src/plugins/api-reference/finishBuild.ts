import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { withAnnotations } from '../../reference/annotations';
import { openSiteFiles } from '../siteFiles';
import type { Site } from './joinVersion';
import { checkLeaks, leakWords } from './leaks';
import { overviewAddress } from './loadReference';
import { builtSite } from './markdown-pages/markdownSite';
import { writeMarkdownPages } from './markdown-pages/writeMarkdownPages';
import { builtRedirects } from './releases/redirects';
import { writeSandbox } from './sandboxFile';
import { copyOutputFiles, type StoredReference } from './storeReference';
import { writeWellKnown } from './wellKnown';
import { writeSearchFiles } from './writeSearchFiles';

/** A built site, with the references that are stored for it. */
type BuiltSite = Props & { content: LoadedContent & { reference: StoredReference } };

/** Writes what a built site has beside its pages: downloads, redirects, the search, texts as Markdown, and the sandbox. */
export async function finishBuild(props: BuiltSite, { context, options, directory, inserts }: Site): Promise<void> {
  const { versions, secrets } = props.content.reference;
  const files = await openSiteFiles(props);
  await copyOutputFiles(directory, props.outDir, files);
  if (!options.foreign) {
    const description = path.resolve(context.siteDir, options.description);
    await files.write(await withAnnotations(() => builtRedirects(props, description)));
  }
  await writeSearchFiles(props, directory, versions, files, {
    ...options.search,
    synonyms: options.search.synonyms && path.resolve(context.siteDir, options.search.synonyms),
  });
  await writeMarkdownPages(builtSite(props), files, versions, inserts);
  await writeSandbox(props.outDir, files, options.samples?.baseUrlVariable);
  const overview = overviewAddress(props.content, options);
  await writeWellKnown(props.outDir, files, { site: `${props.siteConfig.url}${props.baseUrl}`, overview });
  if (secrets) await checkLeaks(props.outDir, secrets, leakWords(process.env));
}
