import { DescriptionError } from '../../src/reference/report';
import { generateReference } from '../../src/reference/stages/generate';

interface Result {
  lines: string[];
  pages: number;
  written: number;
}

/** Generates the reference of one description in a process of its own, and writes what came of it as JSON. */
async function run(descriptionFile: string, siteDir: string): Promise<Result> {
  try {
    const { pages, files } = await generateReference({
      source: { siteDir, descriptionFile },
      site: {
        basePath: '/docs/api_reference',
        docsPath: '/docs',
        sitePaths: [],
        home: { label: 'API', href: '/docs' },
      },
      checks: { foreign: true },
    });
    const lengths = [JSON.stringify(pages), ...files().map(({ content }) => content)].map(({ length }) => length);
    return { lines: [], pages: pages.length, written: lengths.reduce((total, length) => total + length, 0) };
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    const lines = error.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ place, message }) => `${place.file}:${place.line}:${place.column} ${message}`);
    return { lines, pages: 0, written: 0 };
  }
}

const [file = '', folder = ''] = process.argv.slice(2);
void run(file, folder).then((result) => process.stdout.write(JSON.stringify(result)));
