import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkGuideFiles, postsIn } from '../src/plugins/api-reference/guideFiles';
import { isGithubActions, printAnnotations } from '../src/reference/annotations';
import { generateReference } from '../src/reference/generate';
import { DescriptionError } from '../src/reference/report';
import { checkExtensions } from '../src/sandbox/checkExtensions';
import {
  addressVariable,
  descriptionFile,
  docsPath,
  otherWordsFile,
  postsFolder,
  referencePath,
} from '../src/site/place';
import { packageCommand, readCommand } from './command';
import { guidesIn } from './diff/readGuides';
import { main } from './main';
import { print, printError } from './print';

const workflows = path.join(path.dirname(descriptionFile), 'workflows');

const help = `Lints the description and the workflows, and checks the guides against the description.

  npm run lint:api

Other arguments are passed on to "redocly lint", and the guides are left out.`;

/**
 * Lints the description, then the workflows, whose rules are their own, then the guides by the description. Arguments are
 * for the linter of the first two. In GitHub Actions all problems are annotations.
 */
const lint = async (args: string[]): Promise<number> => {
  const isFormatted = args.some((arg) => arg.startsWith('--format'));
  const format = isGithubActions(process.env) && !isFormatted ? ['--format=github-actions'] : [];
  const files = readdirSync(workflows).filter((name) => name.endsWith('.arazzo.yaml'));
  const config = ['--config', path.join(workflows, 'redocly.yaml')];
  const description = await lintFiles([...args, ...format]);
  const steps = await lintFiles([...args, ...format, ...config, ...files.map((name) => path.join(workflows, name))]);
  const guides = args.length > 0 ? 0 : await lintGuides(process.cwd());
  return Math.max(description, steps, guides);
};

/** Runs the linter and prints what it says, in which names are as the files have them. Returns its exit code. */
async function lintFiles(args: string[]): Promise<number> {
  const { code, output } = await readCommand(packageCommand('@redocly/cli', 'redocly', ['lint', ...args]));
  print(output);
  return code;
}

main(lint, { help, places: 'passed on' });

async function lintGuides(siteDir: string): Promise<number> {
  try {
    const files = [...guidesIn(siteDir), ...(await postsIn(siteDir, postsFolder))];
    await generateReference({
      siteDir,
      descriptionFile: path.join(siteDir, descriptionFile),
      ...{ basePath: referencePath, docsPath, sitePaths: [], home: { label: '', href: '' } },
      // The build checks the links: it knows the pages of the site.
      foreign: true,
      strict: true,
      checkDescription: checkExtensions,
      checkTexts: (made) =>
        checkGuideFiles({ siteDir, files, otherWords: otherWordsFile }, { ...made, addressVariable }),
    });
    print(`${files.length} guides and posts match the description.`);
    return 0;
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    printError(error.message);
    printAnnotations(error.problems);
    return 1;
  }
}
