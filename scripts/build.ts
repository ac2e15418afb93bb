import path from 'node:path';
import { takeOption } from '../src/machine/arguments';
import { refuseFolder, takeReportFlags } from './arguments';
import { buildSite } from './buildSite';
import { runCommand, siteBuildCommand } from './command';
import { command } from './portalCommand';

const help = `Builds the site in build/. A build that fails or is stopped leaves the earlier one.

  npm run build
  npm run build -- --out-dir site        in another folder
  npm run build -- --strict              what the OpenAPI Specification forbids is an error
  npm run build -- --internal unlist     shows internal schemas where something public uses them, without a page
  npm run build -- --overlay public.yaml as an Overlay changes the description; may be given several times
  npm run build -- --audience partner    what is for an audience, as x-audience says
  npm run build -- --allow "legacyId: it is public in the mobile app"
                                         a word of what is left out that may be in the site; --deny WORD,WORD adds some that may not
  npm run build -- --verbose             lists every place of what is not shown

OPENAPI_SPEC names another description, SITE_URL and SITE_BASE_URL where the site is served. Other arguments are passed on to
"docusaurus build".`;

const build = (args: string[]): Promise<number> => {
  const { value = 'build', rest } = takeOption(args, 'out-dir');
  // Docusaurus would build straight into the second one.
  if (takeOption(rest, 'out-dir').value !== undefined) throw new Error('--out-dir is given twice. Name one folder.');
  const { env: report, rest: others } = takeReportFlags(rest);
  refuseFolder(others);
  return buildSite(path.resolve(value), (folder) => {
    const { env, ...command } = siteBuildCommand(folder, others);
    return runCommand(command, { ...env, ...report });
  });
};

command(build, { help, places: 'passed on' });
