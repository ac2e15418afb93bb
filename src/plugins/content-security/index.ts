import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { frameBefore } from '../../platform/docusaurus/plugins';
import { openSiteFiles } from '../siteFiles';
import { headerFiles } from './headerFiles';
import { contentSecurityPolicy } from './policy';

/**
 * The parts of a built site whose inline scripts the policy allows: together they contain every inline script of the
 * site, and no text of an API description. If the scripts of all pages were hashed, an injected one would be allowed
 * too.
 */
async function readTrusted(outDir: string): Promise<string[]> {
  const [home = '', notFound = ''] = await Promise.all(
    ['index.html', '404.html'].map(async (name) => {
      const file = path.join(outDir, name);
      if (!existsSync(file))
        throw new Error(`The site has no ${name}, from which its content-security policy is made. Add a page there.`);
      return readFile(file, 'utf8');
    }),
  );
  return [frameBefore(home), notFound];
}

/** Writes the site's content-security policy for the servers that will send it, at the end of a build. */
export default function pluginContentSecurity(): Plugin {
  return {
    name: 'content-security',
    async postBuild(props) {
      const { write } = await openSiteFiles(props);
      await write(headerFiles(contentSecurityPolicy(await readTrusted(props.outDir)), props.baseUrl));
    },
  };
}
