import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { generateReference, type Reference } from '../../reference/generate';
import { DescriptionError } from '../../reference/problems';
import { readGuideAnchors } from './guideAnchors';
import type { PluginOptions } from './options';

/**
 * Makes the function that generates the reference. In the dev server a description with problems leaves the last good
 * reference up, and the report is printed; in a build the error goes through.
 */
export function loadReference(context: LoadContext, options: PluginOptions): (docs: LoadedContent) => Promise<Reference> {
  const docsPath = normalizeUrl([context.baseUrl, options.docs.routeBasePath]);
  const basePath = normalizeUrl([docsPath, options.folder]);
  let lastGood: Reference | undefined;
  return async (docs) => {
    try {
      lastGood = await generateReference({
        siteDir: context.siteDir,
        descriptionFile: path.resolve(context.siteDir, options.description),
        basePath,
        docsPath,
        sitePaths: docs.loadedVersions.flatMap((version) => version.docs.map((doc) => doc.permalink)),
        siteAnchors: await readGuideAnchors(context.siteDir, docs),
        foreign: options.foreign,
        home: { label: 'API reference', href: normalizeUrl([docsPath, options.home]) },
      });
      return lastGood;
    } catch (error) {
      if (!(error instanceof DescriptionError) || !lastGood) throw error;
      logger.error(`${error.message}\nThe site shows the reference as it was before.`);
      return { ...lastGood, notices: error.problems };
    }
  };
}
