import { describe, expect, it } from 'vitest';
import { createFileNames, equalNames, toAnchorName, toSlug } from '../slug';

const han = '\u6ce8\u6587';

describe('toSlug', () => {
  it.each([
    ['Tasks', 'tasks'],
    ['Task lists & more', 'task-lists-more'],
    ['tasks_create_view', 'tasks_create_view'],
    ['Größe É', 'große-e'],
    ['-a-', 'a'],
    ['Задачи', 'задачи'],
    ['注文 API', '注文-api'],
    ['طلبات العملاء', 'طلبات-العملاء'],
    ['Παραγγελίες', 'παραγγελίες'],
    ['हिन्दी', 'हिन्दी'],
    ['한국어', '한국어'],
    ['ＡＢＣ', 'abc'],
    ['\u202eabc\u202c', 'abc'],
    ['a\u200db', 'ab'],
    ['İstanbul', 'istanbul'],
    ['😀', 'u1f600'],
    ['❤️ likes', 'likes'],
    ['***', 'u2a-2a-2a'],
    ['../..', 'u2e-2e-2f-2e-2e'],
    ['\u0301', 'u301'],
    ['\ud800', 'ud800'],
    ['', 'page'],
    ['__proto__', '__proto__'],
    ['CON', 'con-page'],
    ['ＣＯＮ', 'con-page'],
    ['COM¹', 'com1-page'],
    ['lpt1', 'lpt1-page'],
    ['console', 'console'],
  ])('%o -> %s', (name, want) => {
    expect(toSlug(name)).toBe(want);
  });

  it.each(['a'.repeat(500), han.repeat(500), '𠀀'.repeat(500), '😀'.repeat(500), `${'х '.repeat(500)}`])(
    'has at most 60 bytes and no hyphen at its end (%#)',
    (name) => {
      expect(Buffer.byteLength(toSlug(name))).toBeLessThanOrEqual(60);
      expect(toSlug(name)).toMatch(/[^-]$/);
    },
  );

  it('is the same however the name is encoded', () => {
    for (const name of ['Ünder', 'й', 'が', '각', 'ά'])
      expect(toSlug(name.normalize('NFD'))).toBe(toSlug(name.normalize('NFC')));
  });
});

it.each([
  ['createdAt', 'createdAt'],
  ['$ref', '$ref'],
  ['filter[name]', 'filter-name'],
  ['名前', '名前'],
  ['prénom', 'prenom'],
  ['*', 'u2a'],
  ['', 'part'],
])('toAnchorName(%o) -> %s', (name, want) => {
  expect(toAnchorName(name)).toBe(want);
});

it.each([
  [['a', 'b'], []],
  [['a', 'a'], []],
  [
    ['Foo', 'b', 'foo'],
    ['Foo', 'foo'],
  ],
  [
    ['straße', 'STRASSE'],
    ['STRASSE', 'straße'],
  ],
  [
    ['ΟΔΟΣ', 'οδος'],
    ['ΟΔΟΣ', 'οδος'],
  ],
])('of %o %o are equal in an address', (names, want) => {
  expect(equalNames(names, toSlug).flatMap((equal) => equal.names)).toEqual(want);
  expect(equalNames([...names].reverse(), toSlug).flatMap((equal) => equal.names)).toEqual(want);
});

describe('createFileNames', () => {
  const namesOf = (names: string[]): string[] => names.map(createFileNames(names));

  it.each([
    [['getTask'], ['getTask']],
    [['a b'], ['a.b']],
    [['注文一覧'], ['注文一覧']],
    [['get /注文'], ['get.注文']],
    [['😀'], ['_u1f600']],
    [['NUL'], ['_NUL']],
    [
      ['a', 'a'],
      ['a', 'a.2'],
    ],
  ])('%o -> %o', (names, want) => {
    expect(namesOf(names)).toEqual(want);
  });

  it('gives each of equal names a suffix of its own, whatever their order', () => {
    const [upper, lower] = namesOf(['Task', 'task']);
    expect(namesOf(['task', 'Task'])).toEqual([lower, upper]);
    expect(upper).toMatch(/^Task\.[0-9a-z]{7}$/);
    expect(lower).toMatch(/^task\.[0-9a-z]{7}$/);
  });

  it('leaves room for an ending in the 255 bytes of a name', () => {
    expect(namesOf([han.repeat(300)]).map((name) => Buffer.byteLength(name))).toEqual([99]);
  });
});
