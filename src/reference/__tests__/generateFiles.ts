import { writeFiles } from '../load/__tests__/files';
import { generateReference, type Reference } from '../stages/generate';
import type { SourceOptions } from '../stages/options';

/**
 * The reference of a third party's description with request builders, below `/ref`: `openapi.yaml` among these files, which are
 * beside each other in a folder of their own.
 */
export function generateFiles(
  files: Record<string, string>,
  internal?: NonNullable<SourceOptions['internal']>,
): Promise<Reference> {
  const siteDir = writeFiles(files);
  return generateReference({
    source: { siteDir, descriptionFile: `${siteDir}/openapi.yaml`, ...(internal ? { internal } : {}) },
    site: {
      ...{ basePath: '/ref', docsPath: '/', sitePaths: [], hasRequestBuilder: true },
      home: { label: 'API', href: '/' },
    },
    checks: { foreign: true },
  });
}
