import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(__dirname, '../../sandbox');

/** The rooms in the order in which they build on one another: each imports from those before it, the top and the server from all. */
const rooms = ['names', 'request', 'world', 'answer', 'store', 'events', 'extensions', 'operations', 'top', 'server'];

/** The room of a file, and those that its imports lead to. */
function importsOf(file: string): { room: string; imported: string[] } {
  const roomOf = (place: string): string => {
    const [first = ''] = path.relative(folder, place).split(path.sep);
    return place.startsWith(folder) ? (path.extname(first) === '' && rooms.includes(first) ? first : 'top') : '';
  };
  const named = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g);
  return { room: roomOf(file), imported: [...named].map(([, name = '']) => roomOf(path.join(file, '..', name))) };
}

it('imports from rooms before it alone, in each room', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('__tests__'))
    .map((file) => importsOf(path.join(folder, file)));
  expect([...new Set(files.map(({ room }) => room))].sort()).toEqual([...rooms].sort());
  const wrong = files.flatMap(({ room, imported }) =>
    imported.filter((each) => rooms.indexOf(each) > rooms.indexOf(room)).map((each) => `${room} imports from ${each}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});
