import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { referenceFolder } from '../../src/plugins/api-reference/standalone/config';
import { makeSeries } from './series';

/** A description that is measured. */
export interface Subject {
  name: string;
  /** Absolute path of the description. */
  description: string;
  /** Whether it is built by itself (`OPENAPI_SPEC`) instead of as the portal. */
  alone: boolean;
  /** A page without anything of the reference. */
  guide: string;
  /** Folder of the API pages in the built site. */
  apiFolder: string;
}

const series = [100, 1000, 5000];

/** The portal, GitHub's description, and a generated series, whose files are written to `folder` (absolute). */
export async function makeSubjects(folder: string): Promise<Subject[]> {
  const github = createRequire(__filename).resolve('@octokit/openapi/generated/api.github.com.json');
  const alone = { alone: true, guide: '/', apiFolder: `${referenceFolder}/api` };
  const generated = await Promise.all(
    series.map(async (count): Promise<Subject> => {
      const description = path.join(folder, `series-${count}.json`);
      await writeFile(description, JSON.stringify(makeSeries(count), null, 1));
      return { name: `${count} operations`, description, ...alone };
    }),
  );
  return [
    {
      ...{ name: 'ours', description: path.resolve('openapi/openapi.yaml'), alone: false },
      ...{ guide: '/docs/docs/getting_started', apiFolder: 'docs/api_reference/api' },
    },
    { name: 'GitHub', description: github, ...alone },
    ...generated,
  ];
}
