import { describe, expect, it } from 'vitest';
import { type Audience, audienceMarks, toAudience } from '../audience';

const of = ['public', 'partner', 'internal'];

describe('what is for other audiences is hidden', () => {
  it.each<[audience: Audience, mark: unknown, isHidden: boolean]>([
    [{ is: 'public', of }, 'public', false],
    [{ is: 'public', of }, 'partner', true],
    [{ is: 'partner', of }, 'public', false],
    [{ is: 'partner', of }, ['partner'], false],
    [{ is: 'partner', of }, ['internal'], true],
    [{ is: 'partner', of }, ['internal', 'public'], false],
    [{ is: 'internal', of }, 'public', false],
    // Without an order, audiences see nothing of each other.
    [{ is: 'partner' }, 'public', true],
    [{ is: 'partner' }, ['public', 'partner'], false],
  ])('%j: a part for %j', (audience, mark, isHidden) => {
    expect(audienceMarks(audience).read(mark)).toEqual({ isHidden });
  });
});

it.each<[mark: unknown, message: string, remedy: string]>([
  [
    'parner',
    '"x-audience" names "parner", which is no audience.',
    'Name "partner", or another of public, partner, internal.',
  ],
  [['public', '…'], '"x-audience" names "…", which is no audience.', 'Name one of public, partner, internal.'],
  [true, '"x-audience" is true, which names no audience.', 'Write a name, or a list of names.'],
  [[], '"x-audience" is [], which names no audience.', 'Write a name, or a list of names.'],
  [['public', 1], '"x-audience" is ["public",1], which names no audience.', 'Write a name, or a list of names.'],
  [null, '"x-audience" is null, which names no audience.', 'Write a name, or a list of names.'],
])('a part for %j is for nobody, and an error', (mark, message, remedy) => {
  expect(audienceMarks({ is: 'internal', of }).read(mark)).toEqual({ isHidden: true, fault: { message, remedy } });
});

it.each<[Audience | undefined, string | undefined, string | undefined]>([
  [undefined, undefined, undefined],
  [{ of }, undefined, 'public'],
  [{ of, is: 'partner' }, undefined, 'partner'],
  [{ of, is: 'partner' }, 'internal', 'internal'],
  [undefined, 'anything', 'anything'],
])('an edition of %j, asked for %j, is for %j', (stated, asked, is) => {
  expect(toAudience(stated, asked)?.is).toBe(is);
});

it('refuses an audience that there is not', () => {
  expect(() => toAudience({ of }, 'privat')).toThrow('"privat" is no audience. Name one of public, partner, internal.');
});
