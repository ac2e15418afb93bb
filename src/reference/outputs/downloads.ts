import type { ReferenceModel } from '../model';
import { toSlug } from '../slug';
import type { Link } from '../text';

/** What readers download about the API as a whole: what it is called, and the files that it is in. */
export interface Download {
  name: string;
  files: readonly Link[];
}

/** Where the sandbox is downloaded from, below the address of the files beside the pages. */
export const sandboxDownload = 'downloads/sandbox.mjs';

/**
 * The downloads of a description, below the address of the files beside the pages, which ends in a slash. One without
 * operations has nothing to be called.
 */
export function downloadsOf({ title, operations }: ReferenceModel, filesPath: string, hasSandbox: boolean): Download[] {
  const file = (label: string, path: string): Link => ({ label, href: filesPath + path });
  const openapi = { name: 'OpenAPI file', files: [file('YAML', 'openapi.yaml'), file('JSON', 'openapi.json')] };
  if (!operations.some(({ kind }) => kind === 'operation')) return [openapi];
  const postman = `downloads/${downloadName(title)}`;
  return [
    openapi,
    {
      name: 'Postman',
      files: [
        file('collection', `${postman}.postman_collection.json`),
        file('environment', `${postman}.postman_environment.json`),
      ],
    },
    ...(hasSandbox ? [{ name: 'Sandbox, to run with Node.js', files: [file('sandbox.mjs', sandboxDownload)] }] : []),
  ];
}

/** The name of a download, from the title without the word API: `Retail Operations API` gives `retail-operations`. */
export function downloadName(title: string): string {
  const words = title.replace(/\bAPI\b/gi, ' ');
  return /[\p{L}\p{N}]/u.test(words) ? toSlug(words) : 'api';
}
