import { describe, expect, it } from 'vitest';
import { createLeakFinder } from '../findLeaks';
import { readableText } from '../readableTexts';
import { findSecrets } from '../secrets';

const edition = {
  openapi: '3.1.0',
  info: { title: 'Orders', description: 'Read the orders of a store.' },
  paths: { '/orders/{id}': { get: { operationId: 'getOrder' } } },
};
const whole = {
  ...edition,
  paths: {
    ...edition.paths,
    '/margins/{id}/report': {
      get: {
        operationId: 'getMarginReport',
        description: 'Says what a store earns with each order, for the finance team of the chain.',
        externalDocs: { url: 'https://wiki.corp.example.com/margins' },
      },
    },
  },
  components: {
    schemas: {
      MarginReport: {
        description: 'What we earn here.',
        properties: { status: { enum: ['navigation', 'application/json', '2026-01-01T09:00:00Z'] }, supplierBonus: {} },
      },
    },
  },
};
const find = createLeakFinder(
  findSecrets(whole, edition, { hidden: ['The plan of next spring'], shown: ['A guide with the supplier_bonus'] }),
);

describe('what is in a description and not in its edition', () => {
  it.each<[where: string, text: string, want: string[]]>([
    ['a name', 'see getMarginReport', ['getMarginReport']],
    ['a name in an anchor', '#get-margin-report', ['getMarginReport']],
    ['a name in another form', 'margin_report = 1', ['MarginReport']],
    ['a name in the name of a file', 'margin-report.json', ['MarginReport']],
    ['a host', 'on wiki.corp.example.com', ['wiki.corp.example.com']],
    ['a path', 'GET /margins/{id}/report HTTP', ['/margins/{id}/report']],
    ['a short text', 'What we *earn*, here.', ['What we earn here.']],
    [
      'part of a long text',
      '… with each order, for the finance team of …',
      [whole.paths['/margins/{id}/report'].get.description],
    ],
    ['a text of a guide', 'the plan of next  spring', ['The plan of next spring']],
    ['an ordinary word', 'navigation', []],
    ['a media type and a date', 'application/json 2026-01-01T09:00:00Z', []],
    ['what a guide for all names', 'supplierBonus', []],
    ['what the edition has', 'getOrder /orders/{id} Read the orders of a store', []],
    ['the words of the specification', 'operationId externalDocs', []],
    ['some words of a text', 'what we earn', []],
  ])('%s', (_, text, want) => {
    expect(find(text)).toEqual(want);
  });
});

describe('what can be read of a file', () => {
  it.each<[name: string, content: string, want: string[]]>([
    ['a.html', '<p class="margin-report">Margin<wbr>Report</p>', ['MarginReport']],
    ['a.html', '<p class="margin-report">a</p><style>.margin-report{}</style>', []],
    ['a.html', '<p>What <b>we</b> earn here.</p>', ['What we earn here.']],
    ['a.html', '<a href="#get-margin-report">a</a>', ['getMarginReport']],
    ['a.html', '<script type="application/ld+json">{"name":"getMarginReport"}</script>', ['getMarginReport']],
    ['a.xml', '<?xml version="1.0"?><content>What we earn &#104;ere.</content>', ['What we earn here.']],
    ['a.json', '{"a":["getMargin\\u0052eport"],"marginReport":1}', ['getMarginReport']],
    ['a.json', '{"openapi":"3.1.0","components":{"schemas":{"MarginReport":{}}}}', ['MarginReport']],
    ['a.js', 'x.marginReport=y("marginReport");z("/models/margin-report")', ['MarginReport']],
    ['a.js', `JSON.parse('{"a":"What we earn \\u0068ere."}')`, ['What we earn here.']],
    ['a.md', '`getMarginReport`', ['getMarginReport']],
    ['a.css', '.margin-report {}', []],
    ['a.webmanifest', '{"a":"getMarginReport"}', ['getMarginReport']],
    ['a.htm', '<!-- getMarginReport -->', ['getMarginReport']],
    ['a.html', '<script>a("/margins/{id}/report")</script>', ['/margins/{id}/report']],
    ['a.js', 'x({host:"wiki.corp.example.com"})', ['wiki.corp.example.com']],
    ['a.ics', 'SUMMARY:What we earn here', ['What we earn here.']],
    ['a.md', '<mailto:a@b.example?subject=What%20we%20earn%20here>', ['What we earn here.']],
    ['a.md', '?off=50%off&subject=What%20we%20earn%20here', ['What we earn here.']],
  ])('%s: %s', (name, content, want) => {
    expect(find(readableText(name, content))).toEqual(want);
  });
});
