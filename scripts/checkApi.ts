import path from 'node:path';
import { print } from '../src/machine/print';
import { assembleSite } from '../src/plugins/api-reference/assembleSite';
import { summariseNotices } from '../src/reference/notices';
import { counted } from '../src/reference/words';
import { type StatedDescription, statedDescription, takeEdition } from './arguments';
import { runCommand, scriptCommand } from './command';
import { noPlugins } from './lintRules';
import { command } from './portalCommand';
import { readSite } from './readSite';
import { reportProblems } from './reportProblems';

const help = `Lints the description, the workflows and the guides, and makes the reference without writing it.

  npx openapi-portal check
  npx openapi-portal check orders.yaml payments.yaml   other descriptions than that of the site
  npx openapi-portal check --overlay public.yaml       as an Overlay changes the description; may be given several times
  npx openapi-portal check --audience partner          what is for an audience

With descriptions that are named, a docusaurus.config is not read. A redocly.yaml in the working folder is, unless it has plugins
or reads what is not in its folder.
Every problem of every description is reported; notices do not fail.`;

const check = async (args: string[]): Promise<number> => {
  const { edition, rest: files } = takeEdition(args);
  const lint = scriptCommand('lintApi');
  const linted = await runCommand({ ...lint, args: [...lint.args, ...args, ...(files.length > 0 ? [noPlugins] : [])] });
  const site = await readSite(process.cwd(), files[0]);
  const descriptions = files.length === 0 ? [site] : files.map((description) => ({ description }));
  // What is named comes before what the environment names.
  const env = files.length === 0 ? process.env : { ...process.env, OPENAPI_SPEC: undefined };
  const codes: number[] = [linted];
  for (const each of descriptions) codes.push(await checkDescription(statedDescription(each, env, edition)));
  return Math.max(...codes);
};

/** Makes the reference of a description, and prints what is wrong with it, or how much it has. Returns an exit code. */
async function checkDescription({ file, overlays, ...edition }: StatedDescription): Promise<number> {
  const siteDir = process.cwd();
  return reportProblems(async () => {
    const { model, addresses, notices } = await assembleSite({
      source: {
        ...{ siteDir, descriptionFile: path.resolve(file), allowRefs: edition.allowRefs, audience: edition.audience },
        ...{
          overlays: overlays.map((overlay) => path.resolve(overlay)),
          internal: edition.unlist ? 'unlist' : 'remove',
        },
      },
      site: { basePath: '/api', docsPath: '/', sitePaths: [], home: { label: '', href: '' } },
      checks: { foreign: true, strict: false },
    });
    if (notices.length > 0) print(`Notices, which do not fail:\n\n${summariseNotices(notices)}\n`);
    const operations = counted(model.operations.length, 'operation');
    print(`${file}: ${operations}, ${counted(addresses.modelPages.length, 'model')}. A site can be made of it.`);
    return 0;
  });
}

command(check, { help, options: ['overlay', 'audience', 'internal'], places: Number.POSITIVE_INFINITY });
