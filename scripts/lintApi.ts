<<<<<<< HEAD
import { readdirSync } from 'node:fs';
import path from 'node:path';
=======
import path from 'node:path';
import { checkGuideFiles, postsIn } from '../src/plugins/api-reference/guideFiles';
import { generateReference } from '../src/reference/generate';
import { DescriptionError } from '../src/reference/report';
>>>>>>> bf2f9cb (Hold what guides, posts and home name against the description, and fail the build at the place of what it does not have)
import { packageCommand, runCommand } from './command';
import { readGuides } from './diff/readGuides';
import { main } from './main';

<<<<<<< HEAD
const workflows = 'openapi/workflows';

/** Lints the description, then the workflows, whose rules are their own. */
main(async (args) => {
  const files = readdirSync(workflows).filter((name) => name.endsWith('.arazzo.yaml'));
  const config = ['--config', path.join(workflows, 'redocly.yaml')];
  const description = await runCommand(packageCommand('@redocly/cli', 'redocly', ['lint', ...args]));
  const steps = await runCommand(
    packageCommand('@redocly/cli', 'redocly', [
      'lint',
      ...args,
      ...config,
      ...files.map((name) => path.join(workflows, name)),
    ]),
  );
  return Math.max(description, steps);
});
=======
/** The description by its rules, then the guides by the description. Arguments are for the linter of the description. */
main(async (args) => {
  const code = await runCommand(packageCommand('@redocly/cli', 'redocly', ['lint', ...args]));
  return args.length > 0 ? code : code || (await lintGuides(process.cwd()));
});

async function lintGuides(siteDir: string): Promise<number> {
  try {
    const reference = await generateReference({
      siteDir,
      descriptionFile: path.join(siteDir, 'openapi/openapi.yaml'),
      ...{ basePath: '/docs/api_reference', docsPath: '/docs', sitePaths: [], home: { label: '', href: '' } },
      // Links are the build's business: it knows the pages of the site.
      foreign: true,
    });
    const guides = readGuides(siteDir).map(({ file }) => file);
    const files = [...guides, ...(await postsIn(siteDir, 'blog'))];
    await checkGuideFiles({ siteDir, files, otherWords: 'docs/other-words.yaml' }, reference);
    console.log(`${files.length} guides and posts name only what the description has.`);
    return 0;
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    console.error(error.message);
    return 1;
  }
}
>>>>>>> bf2f9cb (Hold what guides, posts and home name against the description, and fail the build at the place of what it does not have)
