import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { editGuide } from '../../guides/guideEdition';
import { headingAnchors, siteFile } from '../../platform/docusaurus/sources';
import { withoutSlash } from '../../reference/address';
import type { AudienceMarks } from '../../reference/internal/audience';

/**
 * The anchors of the headings of each guide, by lower-case path. Guides that take in generated text are left out: they
 * have more anchors than their source shows.
 */
export async function readGuideAnchors(
  siteDir: string,
  { loadedVersions }: LoadedContent,
  marks: AudienceMarks | undefined,
): Promise<Map<string, Set<string>>> {
  const docs = loadedVersions.flatMap((version) => version.docs);
  const entries = await Promise.all(
    docs.map(async ({ permalink, source }) => {
      const file = siteFile(source);
      const { text } = editGuide({ file, text: await readFile(path.join(siteDir, file), 'utf8') }, marks);
      return [withoutSlash(permalink).toLowerCase(), anchorsIn(text)] as const;
    }),
  );
  return new Map(entries.flatMap(([url, anchors]) => (anchors ? [[url, anchors] as const] : [])));
}

function anchorsIn(text: string): Set<string> | undefined {
  if (/^<!--\s*reference:/m.test(text)) return undefined;
  const anchorOf = headingAnchors();
  const prose = text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  const headings = [...prose.matchAll(/^#{1,6}\s+(.+?)\s*$/gm)];
  return new Set(headings.map(([, heading = '']) => anchorOf(heading)));
}
