import { load } from 'cheerio';
import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { makeAll, operation } from '../../../__tests__/builders';
import type { Zaps } from '../../../zapier/zaps';
import { zapTables } from '../zapTables';

const { addresses } = makeAll('paths: {}');

it.each(['a|b', 'a|![x](y)', '|', 'a\\|b', '<img src=x>|`'])('the field %j stays in its cell', (name) => {
  const field = { label: name, names: [name], description: name, examples: [name], required: true };
  const zap = { label: name, description: name, operation: operation({ id: 'a' }), fields: [field] };
  const tables = zapTables({ triggers: [zap], actions: [zap], searches: [zap] } as unknown as Zaps, addresses);
  for (const table of Object.values(tables)) {
    const $ = load(new MarkdownIt({ html: true }).render(table));
    expect($('img').length).toBe(0);
    expect($('td').length).toBe(3 * $('tbody tr').length);
    expect(
      $('tbody tr')
        .last()
        .text()
        .match(/[ab|<]/g)?.length,
    ).toBeGreaterThan(0);
  }
});
