import { appendFile } from 'node:fs/promises';
import type { Internal } from '../../reference/internal/internal';

/**
 * Adds what an edition does not have of a description to the file that OPENAPI_REMOVED names (absolute), if it does, as
 * `npm run build -- --removed FILE` asks for; a site may have several descriptions.
 */
export async function reportRemoved(internal: Internal | undefined): Promise<void> {
  const { OPENAPI_REMOVED: file } = process.env;
  if (file === undefined) return;
  const { removedReport } = await import('../../reference/internal/removedParts');
  await appendFile(file, removedReport(internal?.removed() ?? []));
}
