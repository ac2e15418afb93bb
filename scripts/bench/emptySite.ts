import { rm } from 'node:fs/promises';
import { packageCommand } from '../command';
import { makeSite } from './makeSite';
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
  await makeSite(site, { 'src/pages/index.md': '# Empty\n', 'docusaurus.config.js': config });
  try {
    await runMeasured(packageCommand('@docusaurus/core', 'docusaurus', ['build', '--out-dir', out]), {}, site);
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}
