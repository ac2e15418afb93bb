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

  it.each(['Errors', 'workflow-buyAndConfirm', 'errors_', 'a.b', ''])(
    'is never left out: "%s" is not known',
    (name) => {
      const text = `# A\n\n<!--  Reference: ${name} -->\n`;
      writeFileSync(file, text);
      const processor = unified().use(remarkParse).use(makeInserts().remarkPlugin);
      expect(() => processor.runSync(processor.parse(text), { path: file })).toThrow(
        `${file}:3:7: There is no text "reference:${name}". Name one of these: errors.`,
      );
    },
  );

  it.each([
    ['in a sentence', 'See <!-- reference:errors --> here.'],
    ['in a list', '- <!-- reference:errors -->'],
    ['in a quote', '> <!-- reference:errors -->'],
    ['beside another one', '<!-- reference:errors --> <!-- reference:errors -->'],
  ])('cannot be %s', (_where, text) => {
    writeFileSync(file, text);
    const processor = unified().use(remarkParse).use(makeInserts().remarkPlugin);
    expect(() => processor.runSync(processor.parse(text), { path: file })).toThrow(
      /guide\.md:1:\d+: "reference:errors" is beside other text\. Put it on a line of its own/,
    );
  });

  it.each([
    '<!-- reference: see the RFC -->',
    '<!-- references:a -->',
    '`<!-- reference:a -->`',
    '```\n<!-- reference:a -->\n```',
  ])('is not asked for by %j', (text) => {
    const processor = unified().use(remarkParse).use(makeInserts().remarkPlugin);
    expect(processor.runSync(processor.parse(text), { path: file })).toEqual(processor.parse(text));
  });

  it('that is not there is named with the place in the file, and with those that are there', () => {
    writeFileSync(file, '---\ntitle: A\n---\n\n<!-- reference:error -->\n');
    expect(() => makeInserts().find('error', file)).toThrow(
      `${file}:5:6: There is no text "reference:error". Name one of these: errors.`,
    );
  });
});
