import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, describe, expect, it } from 'vitest';
import type { GuideInserts } from '../../../reference/outputs/guides/guideInserts';
import { referenceInserts } from '../referenceInserts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'inserts-'));
const file = path.join(folder, 'guide.md');
afterAll(() => rmSync(folder, { recursive: true }));

function makeInserts() {
  const inserts = referenceInserts();
  inserts.provide('current', { inserts: { errors: { kind: 'text', text: 'All errors' } } as unknown as GuideInserts });
  return inserts;
}

describe('a text of the reference', () => {
  it('takes the place of the comment that asks for it', () => {
    const processor = unified().use(remarkParse).use(makeInserts().remarkPlugin);
    const root = processor.runSync(processor.parse('# A\n\n<!-- reference:errors -->\n'), { path: file }) as Root;
    expect(root.children.at(-1)).toMatchObject({ type: 'paragraph', children: [{ value: 'All errors' }] });
  });

  it('that is not there is named with the place in the file, and with those that are there', () => {
    writeFileSync(file, '---\ntitle: A\n---\n\n<!-- reference:error -->\n');
    expect(() => makeInserts().find('error', file)).toThrow(
      `${file}:5:6: There is no text "reference:error". Name one of these: errors.`,
    );
  });
});
