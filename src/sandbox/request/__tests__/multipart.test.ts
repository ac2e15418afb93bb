import { expect, it } from 'vitest';
import { readMultipart } from '../multipart';

const part = (content: string) => `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${content}\r\n`;

it.each<[what: string, boundary: string, body: string, contents: string[] | undefined]>([
  ['parts', 'b', `${part('1')}${part('2')}--b--\r\n`, ['1', '2']],
  ['a text before the first', 'b', `preamble\r\n${part('1')}--b--`, ['1']],
  ['the boundary inside a line', 'b', `${part('1 --b 2')}--b--`, ['1 --b 2']],
  ['a line that begins with the boundary', 'b', `${part('--bold')}--b--`, ['--bold']],
  ['a line that begins with the boundary and a hyphen', 'b', `${part('--b-2')}--b--`, ['--b-2']],
  ['spaces behind the boundary', 'b', `${part('1').replace('--b', '--b \t')}--b--`, ['1']],
  ['no end', 'b', part('1'), undefined],
  ['nothing', 'b', '', undefined],
  [
    'a boundary that is too long',
    'b'.repeat(71),
    part('1').replace('--b', '--'.padEnd(73, 'b')).concat('--'.padEnd(73, 'b'), '--'),
    undefined,
  ],
])('reads %s', (_what, boundary, body, contents) => {
  const parts = readMultipart(new TextEncoder().encode(body), `multipart/form-data; boundary=${boundary}`);
  expect(parts?.map(({ content }) => new TextDecoder().decode(content))).toEqual(contents);
});

it('looks at no byte of a body more than a few times, however long the boundary is', () => {
  let reads = 0;
  const bytes = new Proxy(new TextEncoder().encode('-'.repeat(20_000)), {
    get(target, name) {
      reads += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  expect(readMultipart(bytes, `multipart/form-data; boundary=${'-'.repeat(60)}b`)).toBeUndefined();
  expect(reads).toBeLessThan(200);
  expect(readMultipart(bytes, `multipart/form-data; boundary=${'-'.repeat(3000)}`)).toBeUndefined();
});
