import os from 'node:os';
import path from 'node:path';
import { takeOption } from '../src/machine/arguments';
import { print } from '../src/machine/print';
import { takeReportFlags } from './arguments';
import { buildSite } from './buildSite';
import { runCommand, siteBuildCommand } from './command';
import { refuseFullDisk } from './fullDisk';
import { namedSiteOptions, takeNamedSite, withNamedSite } from './namedSite';
import { asPortalHere, command } from './portalCommand';
import { beginReport } from './removedFile';

const help = `Builds the site in build/. A build that fails or is stopped leaves the earlier one.

  npm run build
  npm run build -- orders.yaml           a whole site around a description, without a configuration
  npm run build -- --out-dir site        in another folder
  npm run build -- --strict              what the OpenAPI Specification forbids is an error
  npm run build -- --internal unlist     shows internal schemas where something public uses them, without a page
  npm run build -- --overlay public.yaml as an Overlay changes the description; may be given several times
  npm run build -- --audience partner    what is for an audience, as x-audience says
  npm run build -- --allow "legacyId: it is public in the mobile app"
                                         a word of what is left out that may be in the site; --deny WORD,WORD adds some that may not
  npm run build -- --audience public --removed removed.txt
                                         writes what the site does not have of the description, where it is and by which rule
  npm run build -- --verbose             lists every place of what is not shown

${namedSiteOptions}

OPENAPI_SPEC names another description, SITE_URL and SITE_BASE_URL where the site is served. Other arguments are passed on to
"docusaurus build".`;

const build = async (args: string[]): Promise<number> => {
  const { value = 'build', rest } = takeOption(args, 'out-dir');
  // Docusaurus would build straight into the second one.
  if (takeOption(rest, 'out-dir').value !== undefined) throw new Error('--out-dir is given twice. Name one folder.');
  const { value: removed, rest: withFlags } = takeOption(rest, 'removed');
  const { env: report, rest: withFiles } = takeReportFlags(withFlags);
  const { named, rest: others } = takeNamedSite(withFiles);
  const reported: Record<string, string> =
    removed === undefined ? {} : { OPENAPI_REMOVED: beginReport(removed, path.resolve(value)) };
  const code = await buildSite(path.resolve(value), (folder) => {
    const { env, ...command } = siteBuildCommand(folder, others);
    return withNamedSite(named, async (cwd, own) => {
      const ended = await runCommand(command, { ...env, ...report, ...reported, ...own }, cwd);
      if (ended !== 0) refuseFullDisk([path.dirname(folder), cwd, os.tmpdir()]);
      return ended;
    });
  });
  if (code === 0) {
    const folder = value === 'build' ? '' : ` -- ${value}`;
    print(asPortalHere(`The site is in ${value}. Look at it with "npm run serve${folder}".`));
  }
  return code;
};

command(build, { help, places: 'passed on' });
