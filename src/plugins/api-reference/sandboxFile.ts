import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../reference/jsonText';
import { sandboxDownload } from '../../reference/outputs/downloads';
import { sandboxProgram } from '../../sandbox/server/program';
import type { SiteFiles } from '../siteFiles';

/**
 * Writes the sandbox of the built site's description to `downloads/sandbox.mjs`, unless the description is too long. It
 * says where it is by the environment variable that samples read the base URL from, if they do.
 */
export async function writeSandbox(
  outDir: string,
  { write }: SiteFiles,
  baseUrlVariable: string | undefined,
): Promise<void> {
  const document = parseJson(await readFile(path.join(outDir, 'openapi.json'), 'utf8')) as object;
  const source = await sandboxProgram(document, baseUrlVariable);
  if (source !== undefined) await write([{ path: sandboxDownload, content: source }]);
}
