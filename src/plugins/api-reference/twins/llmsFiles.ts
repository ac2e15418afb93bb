import { type ListedTwin, llmsText } from '../../../reference/outputs/markdown/llms';
import { splitTwin } from '../../../reference/outputs/markdown/splitTwin';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';

/** A sort of pages. */
export type TwinGroup = 'Guides' | 'API reference' | 'Models' | 'News' | 'Optional';

export interface GroupedTwin extends ListedTwin {
  group: TwinGroup;
}

interface LlmsFilesInput {
  title: string;
  tagline: string;
  /** Folder of the built site that the files stand in, `''` or the name of a version. */
  folder: string;
  baseUrl: string;
  /** Origin that links begin with, if they do. */
  linkOrigin: string;
  twins: GroupedTwin[];
  /** Files of workflows, below the address of the version. */
  workflows: string[];
  /** Address of the description of one operation alone, where there are such. */
  operationFile?: string | undefined;
  /** Lists of other versions of the docs. */
  others: { label: string; folder: string }[];
}

/** The sorts of pages, in the order in which lists have them. */
export const twinGroups: TwinGroup[] = ['Guides', 'API reference', 'Models', 'News', 'Optional'];

/** `llms.txt` of a version of the docs, in parts when it is long. */
export function llmsFiles({
  title,
  tagline,
  folder,
  baseUrl,
  linkOrigin,
  twins,
  workflows,
  operationFile,
  others,
}: LlmsFilesInput): OutputFile[] {
  const root = `${linkOrigin}${baseUrl}`;
  const base = `${root}${folder === '' ? '' : `${folder}/`}`;
  const versions = others.map(({ label, folder: other }) => `[${label}](${listAddress(root, other)})`);
  const recipes = workflows.map((file) => `\`${base}${file}\``);
  const text = llmsText({
    title,
    summary: tagline,
    notes: [
      'Every page of this site is also there as Markdown: its address with `.md` at the end. Links below lead to those.',
      `All pages as one file: \`${base}llms-full.txt\`.`,
      `The whole API description is one file: \`${base}openapi.yaml\`, \`${base}openapi.json\`.`,
      ...(operationFile === undefined
        ? []
        : [
            `Each operation is one file too, to which its page leads: \`${linkOrigin}${operationFile}\` is one of them.`,
          ]),
      ...(recipes.length > 0 ? [`Recipes are there as workflows to run (Arazzo): ${recipes.join(', ')}.`] : []),
      ...(versions.length > 0 ? [`Other versions: ${versions.join(', ')}.`] : []),
    ],
    groups: twinGroups.map((group) => ({ title: group, pages: twins.filter((twin) => twin.group === group) })),
  });
  const addressOf = (part: number): string => `${base}${part === 1 ? 'llms' : `llms-${part}`}.txt`;
  return splitTwin(text, addressOf).map(({ address, content }) => ({ path: address.slice(root.length), content }));
}

/** The address of the list of a version's twins, below `root`, the address of the site. */
export function listAddress(root: string, folder: string): string {
  return `${root}${folder === '' ? '' : `${folder}/`}llms.txt`;
}
