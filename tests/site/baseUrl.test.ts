import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { listFiles, readSiteFile, siteFolder } from './builtSite';
import { visibleText } from './visibleText';

const otherNames = /\bbase addresse?s?\b|\b(?:server|host|API|service) (?:URL|address)\b/i;
const files = listFiles(siteFolder()).filter((file) => /\.(html|md|txt)$/.test(file));

it('reads pages and their Markdown', () => expect(files.length).toBeGreaterThan(130));

it('calls the base URL by one name on every page and in its Markdown', () => {
  const faults = files.flatMap((file) => {
    const source = readSiteFile(file);
    const text = file.endsWith('.html')
      ? load(source)
          .root()
          .toArray()
          .map((root) => visibleText(root))
          .join(' ')
      : source;
    const found = otherNames.exec(text);
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(faults).toEqual([]);
});
