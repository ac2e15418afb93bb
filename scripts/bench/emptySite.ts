import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageCommand } from '../command';
import { runMeasured } from './runMeasured';

const config = `module.exports = {
  title: 'Empty',
  url: 'https://empty.example.com',
  baseUrl: '/',
  future: { v4: true, faster: { rspackPersistentCache: false } },
  plugins: ['@docusaurus/plugin-content-pages'],
  themes: ['@docusaurus/theme-classic'],
};
`;

/** Builds an empty page of Docusaurus' own theme to the folder `out` (absolute). `site` is the folder for its sources. */
export async function buildEmptySite(site: string, out: string): Promise<void> {
  await rm(site, { recursive: true, force: true });
  try {
    await mkdir(path.join(site, 'src/pages'), { recursive: true });
    await symlink(path.resolve('node_modules'), path.join(site, 'node_modules'), 'dir');
    await writeFile(path.join(site, 'src/pages/index.md'), '# Empty\n');
    await writeFile(path.join(site, 'docusaurus.config.js'), config);
    await writeFile(path.join(site, 'package.json'), '{ "name": "empty", "private": true }\n');
    await runMeasured(packageCommand('@docusaurus/core', 'docusaurus', ['build', '--out-dir', out]), {}, site);
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}
