import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** The folders of a build: the one that is served, and its neighbours while it is being replaced. */
interface BuildFolders {
  final: string;
  partial: string;
  previous: string;
}

function foldersOf(outDir: string): BuildFolders {
  return { final: outDir, partial: `${outDir}.partial`, previous: `${outDir}.previous` };
}

/**
 * Makes a build beside `outDir` (absolute) and puts it in its place when it is complete. `build` writes to the folder
 * it is given and answers with an exit code; when it fails, what was built before stays as it is.
 */
export async function buildSite(outDir: string, build: (folder: string) => Promise<number>): Promise<number> {
  const folders = foldersOf(outDir);
  await removeLeftovers(folders);
  let code = 1;
  try {
    code = await build(folders.partial);
    if (code === 0) await swap(folders);
  } finally {
    if (code !== 0) await rm(folders.partial, { recursive: true, force: true });
  }
  return code === 0 ? 0 : 1;
}

/** An interrupted build leaves half a site, or, between the two renames, the whole earlier one under another name. */
async function removeLeftovers({ final, partial, previous }: BuildFolders): Promise<void> {
  await rm(partial, { recursive: true, force: true });
  if (!existsSync(final) && existsSync(previous)) await rename(previous, final);
  await rm(previous, { recursive: true, force: true });
}

async function swap({ final, partial, previous }: BuildFolders): Promise<void> {
  if (existsSync(final)) await rename(final, previous);
  await rename(partial, final);
  await rm(previous, { recursive: true, force: true });
}
