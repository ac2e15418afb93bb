import { generateReference } from '../../src/reference/generate';
import { DescriptionError } from '../../src/reference/report';

/** Generates the reference of one description in a process of its own, and writes what came of it as JSON. */
async function run(descriptionFile: string, siteDir: string): Promise<{ lines: string[]; pages: number }> {
  try {
    const { pages } = await generateReference({
      ...{ siteDir, descriptionFile, basePath: '/docs/api_reference', docsPath: '/docs', sitePaths: [], foreign: true },
      home: { label: 'API reference', href: '/docs' },
    });
    return { lines: [], pages: pages.length };
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    const lines = error.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ place, message }) => `${place.file}:${place.line}:${place.column} ${message}`);
    return { lines, pages: 0 };
  }
}

const [file = '', folder = ''] = process.argv.slice(2);
void run(file, folder).then((result) => {
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  const { user, system } = process.cpuUsage();
  process.stdout.write(JSON.stringify({ ...result, megabytes, seconds: (user + system) / 1e6 }));
});
