import { describe, expect, it } from 'vitest';
import { parameter } from '../../__tests__/builders';
import type { Json } from '../../json';
import type { Parameter } from '../../model';
import { toHeaderText, toPairs, toPathText } from '../parameterValue';

/** The values of the specification's table of style examples. */
const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

describe('toPairs', () => {
  it.each<[Partial<Parameter>, Json, string]>([
    [{}, 'blue', 'color=blue'],
    [{}, '', 'color='],
    [{}, null, 'color='],
    [{}, list, 'color=blue&color=black&color=brown'],
    [{ explode: false }, list, 'color=blue,black,brown'],
    [{}, object, 'R=100&G=200&B=150'],
    [{ explode: false }, object, 'color=R,100,G,200,B,150'],
    [{ style: 'spaceDelimited', explode: false }, list, 'color=blue%20black%20brown'],
    [{ style: 'spaceDelimited', explode: false }, object, 'color=R%20100%20G%20200%20B%20150'],
    [{ style: 'pipeDelimited', explode: false }, list, 'color=blue%7Cblack%7Cbrown'],
    [{ style: 'deepObject', explode: true }, object, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
    [{ style: 'deepObject', explode: false }, { a: { b: 1 } }, 'color%5Ba%5D%5Bb%5D=1'],
    [{}, "a b&c=d/é!'()*", 'color=a%20b%26c%3Dd%2F%C3%A9%21%27%28%29%2A'],
    [{ allowReserved: true }, 'a/b?c#d e%20', 'color=a/b?c%23d%20e%20'],
    [{ name: 'a[b]' }, 1, 'a%5Bb%5D=1'],
    [{ mediaType: 'application/json' }, object, 'color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D'],
    [{ mediaType: 'application/json' }, 'a', 'color=%22a%22'],
    [{ mediaType: 'text/plain' }, 'a', 'color=a'],
    [{ in: 'cookie' }, list, 'color=blue&color=black&color=brown'],
    [{ in: 'cookie', style: 'cookie', name: 'a b' }, 'b c=%20"é;\n', 'a b=b c=%20"é%3B%0A'],
    [{ in: 'cookie', style: 'cookie' }, { 'a b': 'c d' }, 'a b=c d'],
    [{ in: 'querystring', mediaType: 'application/x-www-form-urlencoded' }, object, 'R=100&G=200&B=150'],
    [{ in: 'querystring', mediaType: 'application/x-www-form-urlencoded' }, 'a=1&b=2', '=a=1&b=2'],
    [
      { in: 'querystring', mediaType: 'application/x-www-form-urlencoded' },
      { l: ['x y', 'z&'], o: { a: 1 }, e: [] },
      'l=x%20y&l=z%26&o=%7B%22a%22%3A1%7D',
    ],
    [{ in: 'querystring', mediaType: 'application/x-www-form-urlencoded' }, {}, ''],
    [
      { in: 'querystring', mediaType: 'application/json' },
      object,
      '=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D',
    ],
    [{}, { __proto__: 1, constructor: 2 }, 'constructor=2'],
  ])('%j of %j -> %s', (given, value, want) => {
    const pairs = toPairs(parameter({ name: 'color', ...given }), value);
    expect(pairs.map((pair) => `${pair.name}=${pair.value}`).join('&')).toBe(want);
  });
});

describe('toPathText', () => {
  it.each<[string, boolean, Json, string]>([
    ['simple', false, 'blue', 'blue'],
    ['simple', false, list, 'blue,black,brown'],
    ['simple', true, list, 'blue,black,brown'],
    ['simple', false, object, 'R,100,G,200,B,150'],
    ['simple', true, object, 'R=100,G=200,B=150'],
    ['label', false, 'blue', '.blue'],
    ['label', false, list, '.blue,black,brown'],
    ['label', true, list, '.blue.black.brown'],
    ['label', false, object, '.R,100,G,200,B,150'],
    ['label', true, object, '.R=100.G=200.B=150'],
    ['matrix', false, 'blue', ';color=blue'],
    ['matrix', true, 'blue', ';color=blue'],
    ['matrix', false, list, ';color=blue,black,brown'],
    ['matrix', true, list, ';color=blue;color=black;color=brown'],
    ['matrix', false, object, ';color=R,100,G,200,B,150'],
    ['matrix', true, object, ';R=100;G=200;B=150'],
    ['simple', false, 'a/b {c}', 'a%2Fb%20%7Bc%7D'],
  ])('%s, explode %s, of %j -> %s', (style, explode, value, want) => {
    expect(toPathText(parameter({ name: 'color', in: 'path', style, explode }), value)).toBe(want);
  });

  it('writes content as its media type says', () => {
    expect(toPathText(parameter({ in: 'path', mediaType: 'application/json' }), { a: 1 })).toBe('%7B%22a%22%3A1%7D');
  });
});

describe('toHeaderText', () => {
  it.each<[Partial<Parameter>, Json, string]>([
    [{}, 'a b/é', 'a b/é'],
    [{}, list, 'blue,black,brown'],
    [{ explode: false }, object, 'R,100,G,200,B,150'],
    [{ explode: true }, object, 'R=100,G=200,B=150'],
    [{ mediaType: 'application/json' }, object, '{"R":100,"G":200,"B":150}'],
    [{ mediaType: 'application/json' }, list, '["blue","black","brown"]'],
  ])('%j of %j -> %s', (given, value, want) => {
    expect(toHeaderText(parameter({ in: 'header', style: 'simple', ...given }), value)).toBe(want);
  });
});
