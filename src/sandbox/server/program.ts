import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundled } from '../../machine/bundled';
import { toJsonText } from '../../reference/jsonText';
import { withSeenLetters } from '../../reference/printable';
import { withoutTexts } from '../sliceDescription';

/** Descriptions that are longer have no sandbox to download: it would be too long to load. In characters of JSON. */
const maxLength = 5_000_000;

const entry = bundled(path.join(__dirname, 'standalone.ts'));

/**
 * The sandbox of a description as one program that Node.js runs without anything else; undefined for a description that
 * is too long. It says where it is by the environment variable `baseUrlVariable`, if there is one. The same description
 * gives the same bytes.
 */
export async function sandboxProgram(
  document: object,
  baseUrlVariable: string | undefined,
): Promise<string | undefined> {
  const json = programJson(document);
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

/** Whether a description is short enough for a program. */
export function hasSandboxProgram(document: object): boolean {
  return programJson(document).length <= maxLength;
}

function programJson(document: object): string {
  return withSeenLetters(toJsonText(withoutTexts(document)));
}

/** The description and the variable, as what `sandbox:document` stands for. */
function documentModule(json: string, baseUrlVariable: string | undefined): Plugin {
  return {
    name: 'sandbox-document',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^sandbox:document$/ }, ({ path: name }) => ({ path: name, namespace: 'sandbox' }));
      onLoad({ filter: /.*/, namespace: 'sandbox' }, () => ({
        contents: `import { parseJson } from '../../reference/jsonText';
          export default parseJson(${JSON.stringify(json)});
          export const baseUrlVariable = ${JSON.stringify(baseUrlVariable)};`,
        resolveDir: path.dirname(entry),
        loader: 'js',
      }));
    },
  };
}
