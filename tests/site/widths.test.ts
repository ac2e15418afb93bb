import { expect, it } from 'vitest';
import { listFiles, readSiteFile, siteFolder } from './builtSite';

const styles = listFiles(siteFolder()).filter((file) => file.endsWith('.css'));

it('has style sheets', () => expect(styles.length).toBeGreaterThan(2));

it.each(styles)('%s asks for widths in em, which grow with the text of the browser', (file) => {
  const queries = [...readSiteFile(file).matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => query);
  expect(queries.filter((query) => /\d(?:px|rem)\b/.test(query))).toEqual([]);
});
