import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { OutputFile } from '../../reference/outputs/openapiFiles';
import { withoutTexts } from '../../sandbox/withoutTexts';

/** Descriptions that are longer have no sandbox to download: it would be too long to load. In characters of JSON. */
const longest = 5_000_000;

const entry = path.resolve(__dirname, '../../../scripts/sandbox/standalone.ts');

/**
 * The sandbox of a description as one file that Node.js runs without anything else: `downloads/sandbox.mjs`, none for a
 * description that is too long. The same description gives the same bytes.
 */
export async function sandboxFiles(document: object): Promise<OutputFile[]> {
  const json = JSON.stringify(withoutTexts(document));
  if (json.length > longest) return [];
  const { outputFiles } = await build({
    ...{
      entryPoints: [entry],
      bundle: true,
      write: false,
      minify: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
    },
    charset: 'utf8',
    legalComments: 'eof',
    logLevel: 'silent',
    // Packages of the older kind ask for the modules of Node.js by this name.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [documentModule(json)],
  });
  return outputFiles.map(({ text }) => ({ path: 'downloads/sandbox.mjs', content: text }));
}

/** The description, as what `sandbox:document` stands for. */
function documentModule(json: string): Plugin {
  return {
    name: 'sandbox-document',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^sandbox:document$/ }, ({ path: name }) => ({ path: name, namespace: 'sandbox' }));
      onLoad({ filter: /.*/, namespace: 'sandbox' }, () => ({
        contents: `export default JSON.parse(${JSON.stringify(json)})`,
        loader: 'js',
      }));
    },
  };
}
