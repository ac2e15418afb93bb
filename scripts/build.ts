import path from 'node:path';
import { takeOption, takeReportFlags } from './arguments';
import { buildSite } from './buildSite';
import { runCommand } from './command';
import { main } from './main';
import { siteBuildCommand } from './siteBuild';

main((args) => {
  const { value = 'build', rest } = takeOption(args, 'out-dir');
  // Docusaurus would build straight into the second one.
  if (takeOption(rest, 'out-dir').value !== undefined) throw new Error('--out-dir is given twice. Name one folder.');
  const { env: report, rest: others } = takeReportFlags(rest);
  return buildSite(path.resolve(value), (folder) => {
    const { env, ...command } = siteBuildCommand(folder, others);
    return runCommand(command, { ...env, ...report });
  });
});
