import { statSync } from 'node:fs';
import path from 'node:path';
import { type EditionGuides, guidesOfEdition } from '../../src/guides/guidesOfEdition';
import { placesIn, type Usage } from '../../src/machine/main';
import { postsIn, readGuideFiles } from '../../src/plugins/api-reference/guideFiles';
import { checkLeaks, leakWords } from '../../src/plugins/api-reference/leaks';
import type { AudienceMarks } from '../../src/reference/internal/audience';
import { findSecrets } from '../../src/reference/leaks/secrets';
import { loadDescription } from '../../src/reference/load/description';
import { DescriptionError } from '../../src/reference/report';
import { editionOptions, statedDescription, takeReportFlags } from '../arguments';
import type { CommandContext } from '../commandContext';
import { guidesIn } from '../diff/readGuides';

const help = `Searches a built site for what its edition keeps from readers: names, addresses and texts of the description and the
guides that are for other audiences. Compressed files are searched, too.

  npm run check-leaks -- build --audience partner               the site in build/, for partners
  npm run check-leaks -- site a.yaml --audience partner         the site that was built around a description
  npm run check-leaks -- build --allow "legacyId: in the app"   a word that may be there, and why; may be given several times
  npm run check-leaks -- build --deny corp.example,SECRET       words that may not be there

  --overlay, --internal and --audience say which edition it is, as for "npm run build", which searches its own files as well.
  What comes later is searched here: files of other plugins, and those that a server or a pipeline adds.

The exit code is 1 when something is found.`;

export const checkLeaksUsage: Usage = { help, options: ['allow', 'deny', ...editionOptions], places: 2 };

/** Runs `npm run check-leaks` and returns its exit code. Throws an Error with what was found, in which files, or why nothing was searched. */
export async function runCheckLeaks(
  args: string[],
  { project, site, env, print }: Omit<CommandContext, 'today'>,
): Promise<number> {
  const [name = 'build'] = placesIn(args, checkLeaksUsage);
  const folder = path.resolve(project, name);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${name}. Name that of a built site.`);
  const stated = { ...env, ...takeReportFlags(args).env };
  const { file, overlays, allowRefs, unlist, audience } = statedDescription(site, stated);
  if (!audience)
    throw new Error('Nothing is kept from readers: the site has no audience. Name one: --audience public.');
  const description = path.resolve(project, file);
  const loaded = await loadDescription(description, project, allowRefs, false, undefined, {
    ...{ unlist, audience },
    overlays: overlays.map((overlay) => path.resolve(project, overlay)),
  });
  if (!loaded.description) throw new DescriptionError(loaded.problems);
  const { document, internal } = loaded.description;
  const { guides, hidden } = await guidesOf(project, site, internal?.audience);
  const shown = guides.map(({ text }) => text);
  const secrets = findSecrets(internal?.whole ?? document, document, { hidden, shown });
  await checkLeaks(folder, secrets, leakWords(stated));
  print(`${name} has nothing that is kept from these readers.`);
  return 0;
}

/** The guides and posts of the edition, and the lines of those that are left out. */
async function guidesOf(
  project: string,
  { guides, checked }: CommandContext['site'],
  marks: AudienceMarks | undefined,
): Promise<EditionGuides> {
  const files = [
    ...(guides === undefined ? [] : guidesIn(project, guides)),
    ...(await postsIn(project, checked?.posts)),
  ];
  return guidesOfEdition(await readGuideFiles(project, files), marks);
}
