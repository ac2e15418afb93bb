import { expect, it } from 'vitest';
import { statedDescription, takeReportFlags, toRuns } from '../arguments';

it.each<[string[], Record<string, string>, string[]]>([
  [[], {}, []],
  [['--strict'], { OPENAPI_STRICT: '1' }, []],
  [['--no-minify', '--verbose', '--strict'], { OPENAPI_STRICT: '1', OPENAPI_VERBOSE: '1' }, ['--no-minify']],
  [['--internal', 'unlist', '--no-minify'], { OPENAPI_INTERNAL: 'unlist' }, ['--no-minify']],
  [['--overlay', 'a.yaml', '--overlay=b c.yaml'], { OPENAPI_OVERLAYS: 'a.yaml\nb c.yaml' }, []],
  [['--audience', 'partner'], { OPENAPI_AUDIENCE: 'partner' }, []],
  [['--strictly', '--constructor'], {}, ['--strictly', '--constructor']],
])('takes what is asked of the report out of %j', (given, env, rest) =>
  expect(takeReportFlags(given)).toEqual({ env, rest }),
);

it('refuses what does not say what becomes of internal schemas', () => {
  const reason = '"hide" does not say what becomes of internal schemas. Name "remove" or "unlist".';
  expect(() => takeReportFlags(['--internal=hide'])).toThrow(reason);
  expect(() => statedDescription({ description: 'a.yaml' }, { OPENAPI_INTERNAL: 'hide' })).toThrow(reason);
  expect(statedDescription({ description: 'a.yaml' }, { OPENAPI_INTERNAL: 'unlist' }).unlist).toBe(true);
  expect(
    statedDescription({ description: 'a.yaml' }, { OPENAPI_INTERNAL: 'unlist' }, { internal: 'remove' }).unlist,
  ).toBe(false);
});

it.each<[env: Record<string, string>, asked: string[], want: string[]]>([
  [{}, [], ['own.yaml']],
  [{}, ['a.yaml', 'b.yaml'], ['own.yaml', 'a.yaml', 'b.yaml']],
  [{ OPENAPI_OVERLAYS: 'c.yaml\nd.yaml' }, [], ['own.yaml', 'c.yaml', 'd.yaml']],
  [{ OPENAPI_OVERLAYS: 'c.yaml' }, ['a.yaml'], ['own.yaml', 'a.yaml']],
  [{ OPENAPI_SPEC: 'other.yaml' }, ['a.yaml'], ['a.yaml']],
])('with %j and --overlay %j, the overlays are %j', (env, asked, want) => {
  const site = { description: 'a.yaml', overlays: ['own.yaml'] };
  expect(statedDescription(site, env, { overlays: asked }).overlays).toEqual(want);
});

it.each<[env: Record<string, string>, asked: string | undefined, is: string | undefined]>([
  [{}, undefined, 'public'],
  [{}, 'partner', 'partner'],
  [{ OPENAPI_AUDIENCE: 'internal' }, undefined, 'internal'],
  [{ OPENAPI_AUDIENCE: 'internal' }, 'partner', 'partner'],
  [{ OPENAPI_SPEC: 'other.yaml' }, undefined, undefined],
  [{ OPENAPI_SPEC: 'other.yaml' }, 'anybody', 'anybody'],
])('with %j and --audience %j, the edition is for %j', (env, asked, is) => {
  const site = { description: 'a.yaml', audience: { of: ['public', 'partner', 'internal'] } };
  expect(statedDescription(site, env, { audience: asked }).audience?.is).toBe(is);
});

it('refuses an audience that the site does not have', () => {
  const site = { description: 'a.yaml', audience: { of: ['public', 'partner'] } };
  expect(() => statedDescription(site, {}, { audience: 'parner' })).toThrow(
    '"parner" is no audience. Name "partner", or another of public, partner.',
  );
});

it('reads a number of runs', () => expect(toRuns('3')).toBe(3));

it.each(['', 'x', '0', '-1', '1.5'])('refuses "%s" runs', (text) => {
  expect(() => toRuns(text)).toThrow(`"${text}" is not a number of runs. Name one, such as "--runs 1".`);
});
