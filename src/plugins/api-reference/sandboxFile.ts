import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { parseJson, toJsonText } from '../../reference/jsonText';
import { sandboxDownload } from '../../reference/outputs/downloads';
import { withoutTexts } from '../../sandbox/sliceDescription';
import type { SiteFiles } from '../siteFiles';

/** Descriptions that are longer have no sandbox to download: it would be too long to load. In characters of JSON. */
const maxLength = 5_000_000;

const entry = path.resolve(__dirname, '../../../scripts/sandbox/standalone.ts');

const reader = path.resolve(__dirname, '../../reference/jsonText.ts');

/**
 * Writes the sandbox of the built site's description to `downloads/sandbox.mjs`, unless the description is too long. It
 * says where it is by the environment variable that samples read the base URL from, if they do.
 */
export async function writeSandbox(
  outDir: string,
  { write }: SiteFiles,
  baseUrlVariable: string | undefined,
): Promise<void> {
  const document = parseJson(await readFile(path.join(outDir, 'openapi.json'), 'utf8')) as object;
  const source = await sandboxSource(document, baseUrlVariable);
  if (source !== undefined) await write([{ path: sandboxDownload, content: source }]);
}

/**
 * The sandbox of a description as one program that Node.js runs without anything else; undefined for a description that
 * is too long. The same description gives the same bytes.
 */
async function sandboxSource(document: object, baseUrlVariable: string | undefined): Promise<string | undefined> {
  const json = sandboxJson(document);
  if (json.length > maxLength) return undefined;
  const { build } = await import('esbuild');
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
    plugins: [documentModule(json, baseUrlVariable)],
  });
  return outputFiles[0]?.text;
}

/** Whether a description is short enough for a sandbox to download. */
export function hasSandboxFile(document: object): boolean {
  return sandboxJson(document).length <= maxLength;
}

function sandboxJson(document: object): string {
  return toJsonText(withoutTexts(document));
}

/** The description and the variable, as what `sandbox:document` stands for. */
function documentModule(json: string, baseUrlVariable: string | undefined): Plugin {
  return {
    name: 'sandbox-document',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^sandbox:document$/ }, ({ path: name }) => ({ path: name, namespace: 'sandbox' }));
      onLoad({ filter: /.*/, namespace: 'sandbox' }, () => ({
        contents: `import { parseJson } from ${JSON.stringify(reader)};
          export default parseJson(${JSON.stringify(json)});
          export const baseUrlVariable = ${JSON.stringify(baseUrlVariable)};`,
        resolveDir: __dirname,
        loader: 'js',
      }));
    },
  };
}
