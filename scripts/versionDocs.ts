import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageCommand, runCommand } from './command';
import { main } from './main';
import { toVersionLinks } from './versionLinks';

main(async ([name = '']) => {
  if (!/^\d[\w.-]*$/.test(name)) throw new Error('Name the version, as in: npm run docs:version 1.0');
  const code = await runCommand(packageCommand('@docusaurus/core', 'docusaurus', ['docs:version', name]));
  if (code !== 0) return code;
  const openapi = path.join('openapi_versions', name);
  await cp('openapi', openapi, { recursive: true });
  for (const folder of [path.join('versioned_docs', `version-${name}`), openapi]) await rewriteLinks(folder, name);
  console.log(`The description of version ${name} is in ${openapi}, its guides are in versioned_docs/version-${name}.`);
  return 0;
});

/** Leads the links of a version's texts to its own pages. */
async function rewriteLinks(folder: string, name: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((each) => /\.(mdx?|ya?ml)$/.test(each))) {
    const full = path.join(folder, file);
    await writeFile(full, toVersionLinks(await readFile(full, 'utf8'), name));
  }
}
