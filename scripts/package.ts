import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { takeOption } from '../src/machine/arguments';
import { main } from '../src/machine/main';
import { print } from '../src/machine/print';
import { readCommand } from './command';
import { makePackage } from './package/makePackage';
import { withTemporaryFolder } from './temporaryFolder';

const help = `Makes the package that other sites install, as one file: docusaurus-openapi-portal-VERSION.tgz.

  npm run package                    in .cache/
  npm run package -- --out-dir dist  in another folder`;

const pack = async (args: string[]): Promise<number> => {
  const { value = '.cache' } = takeOption(args, 'out-dir');
  const project = process.cwd();
  return withTemporaryFolder('portal-package-', async (folder) => {
    const { name, version } = await makePackage(project, folder);
    const destination = path.resolve(value);
    mkdirSync(destination, { recursive: true });
    const { code, output } = await readCommand({
      file: 'npm',
      args: ['pack', folder, '--pack-destination', destination],
    });
    print(code === 0 ? path.join(value, `${name}-${version}.tgz`) : output);
    return code;
  });
};

main(pack, { help, options: ['out-dir'] });
