import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The rooms of a folder in the order in which they build on one another: each imports from itself and those before it, types
 * included. `.` has the files beside the rooms.
 */
const orders = {
  sandbox: ['names', 'request', 'world', 'answer', 'store', 'events', 'extensions', 'operations', '.', 'server'],
  reference: [
    ...[
      '.',
      'request',
      'keywords',
      'support',
      'slice',
      'schemas',
      'validate',
      'internal',
      'leaks',
      'load/validity',
      'load/limits',
    ],
    ...[
      'overlays/jsonPath',
      'overlays',
      'load',
      'objects',
      'serialize',
      'samples',
      'examples',
      'exampleRequest',
      'pages',
      'workflows',
      'zapier',
    ],
    ...['outputs/requestBuilder', 'outputs/recipe', 'outputs', 'outputs/markdown', 'outputs/postman'],
    ...['outputs/guides', 'stages'],
  ],
};

/** The room of a file, and those that its imports lead to. */
function importsOf(file: string, folder: string): { room: string; imported: string[] } {
  const roomOf = (place: string): string => path.relative(folder, path.dirname(place)) || '.';
  const named = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g);
  const places = [...named].map(([, name = '']) => path.join(file, '..', name));
  return { room: roomOf(file), imported: places.filter((place) => place.startsWith(folder + path.sep)).map(roomOf) };
}

describe.each(Object.entries(orders))('src/%s', (name, rooms) => {
  it('imports from rooms before it alone, in each room', () => {
    const folder = path.resolve(__dirname, '../..', name);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('__tests__'))
      .map((file) => importsOf(path.join(folder, file), folder));
    expect([...new Set(files.map(({ room }) => room))].sort()).toEqual([...rooms].sort());
    const wrong = files.flatMap(({ room, imported }) =>
      imported
        .filter((each) => rooms.indexOf(each) > rooms.indexOf(room))
        .map((each) => `${room} imports from ${each}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});
