import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { OutputFormat } from '@redocly/openapi-core';
import { guidesOfEdition } from '../src/guides/guidesOfEdition';
import { findInternalNames } from '../src/guides/internalNames';
import { takeOption, takePlaces } from '../src/machine/arguments';
import { print } from '../src/machine/print';
import { checkGuideFiles, postsIn, readGuideFiles } from '../src/plugins/api-reference/guideFiles';
import { isGithubActions, printAnnotations } from '../src/reference/annotations';
import { nothingInternal } from '../src/reference/internal/internal';
import { formatProblems } from '../src/reference/report';
import { checkStage, finishStage, isWhole } from '../src/reference/stages/checks';
import { assembleReference } from '../src/reference/stages/generate';
import { checkExtensions } from '../src/sandbox/extensions/checkExtensions';
import { type StatedDescription, statedDescription, takeEdition } from './arguments';
import { packageCommand, readCommand } from './command';
import { guidesIn } from './diff/readGuides';
import { lintEdition, otherApis } from './lintEdition';
import { lintNamed } from './lintNamed';
import { noPlugins, rulesWithoutPlugins } from './lintRules';
import { command } from './portalCommand';
import { readSite, type Site } from './readSite';
import { reportProblems } from './reportProblems';

const help = `Lints the description and the workflows, and checks the guides against the description.

  npm run lint:api
  npm run lint:api -- orders.yaml             another description than that of the site, without its guides
  npm run lint:api -- --overlay public.yaml   as an Overlay changes the description; may be given several times
  npm run lint:api -- --audience partner      checks the guides against what is for an audience

With a description that is named, a docusaurus.config is not read. A redocly.yaml in the working folder is, and its plugins run, unless
--no-plugins is given: then the recommended rules take the place of one that has plugins or reads what is not in its folder. The options
--format, --max-problems, --skip-rule and --config are those of "redocly lint". Without a description, other options are passed on to it.
With any of them, the guides are left out.`;

/**
 * Lints the description, then the workflows, whose rules are their own, then the guides by the description. Arguments are
 * for the linter of the first two. In GitHub Actions all problems are annotations.
 */
const lint = async (given: string[]): Promise<number> => {
  const { edition, rest: all } = takeEdition(given);
  const rest = all.filter((arg) => arg !== noPlugins);
  const rulesOf = all.includes(noPlugins) ? rulesWithoutPlugins : async (file: string | undefined) => file;
  const { places: files, rest: args } = takePlaces(rest);
  const [named] = files;
  const ownSite = await readSite(process.cwd(), named);
  const site = named === undefined ? ownSite : { description: named };
  const stated = statedDescription(site, { ...process.env, OPENAPI_SPEC: undefined }, edition);
  const { value: config, rest: withoutConfig } = takeOption(args, 'config');
  const stating = config === undefined ? undefined : path.resolve(config);
  const rules = await rulesOf(stating ?? rulesIn('.'));
  const folder = path.join(path.dirname(site.description), 'workflows');
  const own = stating ?? rulesIn(folder);
  const ownRules = own === undefined ? rules : await rulesOf(own);
  const workflows = workflowsIn(folder);
  if (named !== undefined) {
    const areOwn = rulesOf !== rulesWithoutPlugins;
    return lintNamed({ files, stated, workflows }, { descriptions: rules, workflows: ownRules, areOwn }, withoutConfig);
  }
  const isFormatted = args.some((arg) => arg.startsWith('--format'));
  const format = isGithubActions(process.env) && !isFormatted ? ['--format=github-actions'] : [];
  const description = await lintDescription(stated, [...args, ...format], rules);
  const steps = workflows.length === 0 ? 0 : await lintFiles(workflows, [...args, ...format], ownRules);
  const guides = rest.length > 0 ? 0 : await lintGuides(process.cwd(), ownSite, stated);
  return Math.max(description, steps, guides);
};

/** The rules of a folder for what is in it. */
function rulesIn(folder: string): string | undefined {
  const file = path.resolve(folder, 'redocly.yaml');
  return existsSync(file) ? file : undefined;
}

/** Lints the description; where overlays change it, the edition that they make, and the other descriptions as they are. */
async function lintDescription(
  { file, overlays, allowRefs }: StatedDescription,
  args: string[],
  rules: string | undefined,
): Promise<number> {
  // The linter's own configuration says which descriptions there are.
  if (overlays.length === 0) return lintFiles(rules === undefined ? [file] : [], args, rules);
  const project = process.cwd();
  const edition = {
    ...{ project, allowRefs, description: path.resolve(file), rules, areRulesOwn: true },
    overlays: overlays.map((overlay) => path.resolve(overlay)),
  };
  const { value = 'codeframe' } = takeOption(args, 'format');
  const code = await lintEdition(edition, { format: value as OutputFormat });
  const others = await otherApis(edition);
  return others.length === 0 ? code : Math.max(code, await lintFiles(others, args, rules));
}

/** The workflows in a folder. */
function workflowsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml')) : [];
  return names.map((name) => path.join(folder, name));
}

/** Runs the linter and prints what it says, in which names are as the files have them. Returns its exit code. */
async function lintFiles(files: string[], args: string[], rules: string | undefined): Promise<number> {
  const isStated = args.some((arg) => /^--config(?:=|$)/.test(arg));
  const config = rules === undefined || isStated ? [] : ['--config', rules];
  const { code, output } = await readCommand(
    packageCommand('@redocly/cli', 'redocly', ['lint', ...files, ...args, ...config]),
  );
  print(output);
  return code;
}

command(lint, { help, places: 'passed on' });

/** Checks the guides, where the site says what of them is checked. */
async function lintGuides(siteDir: string, site: Site, { overlays, audience }: StatedDescription): Promise<number> {
  const { description, docsPath, referencePath, guides, checked, addressVariable } = site;
  if (!checked || guides === undefined) return 0;
  return reportProblems(async () => {
    const files = [...guidesIn(siteDir, guides), ...(await postsIn(siteDir, checked.posts))];
    const options = {
      source: {
        siteDir,
        descriptionFile: path.join(siteDir, description),
        overlays: overlays.map((overlay) => path.resolve(siteDir, overlay)),
        audience,
      },
      site: { basePath: referencePath, docsPath, sitePaths: [], home: { label: '', href: '' } },
      // The build checks the links: it knows the pages of the site.
      checks: { foreign: true, strict: true },
    };
    const made = await assembleReference(options);
    const { document, internal = nothingInternal } = made.description;
    const judged = checkStage(made, checkExtensions(made.description, made));
    const edition = guidesOfEdition(await readGuideFiles(siteDir, files), internal.audience);
    const check = () =>
      checkGuideFiles(edition.guides, { ...checked, siteDir }, { ...made, document, addressVariable });
    finishStage(judged, [...edition.problems, ...(isWhole(judged) ? await check() : [])]);
    const named = findInternalNames(edition.guides, internal);
    if (named.length > 0) print(formatProblems(named));
    printAnnotations(named);
    print(`${edition.guides.length} guides and posts match the description.`);
    return 0;
  });
}
