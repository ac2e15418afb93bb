import { expect, it } from 'vitest';
import { type Audience, audienceMarks } from '../../reference/internal/audience';
import { otherEdition, publicRelease } from '../publicRelease';
import { recordRelease } from '../release';

const of = ['public', 'partner'];
const get = { responses: { 204: { description: 'd' } } };
const recorded = (audience?: string, overlays: string[] = []) =>
  recordRelease(
    {
      openapi: '3.1.0',
      info: { title: 'A' },
      paths: { '/a': { get }, '/b': { 'x-audience': 'partner', get }, '/c': { get: { ...get, 'x-audience': 3 } } },
    },
    { version: '1.0.0', date: '2026-03-01', audience, overlays },
  );

it.each<[audience: Audience | undefined, want: string[]]>([
  [undefined, ['/a', '/b', '/c']],
  [{ of, is: 'public' }, ['/a']],
  [{ of, is: 'partner' }, ['/a', '/b']],
])('shows of a release to %j %j, and leaves the record as it is', (audience, want) => {
  const document = recorded();
  const release = { version: '1.0.0', date: '2026-03-01', document };
  const shown = publicRelease(release, { audience: audience && audienceMarks(audience) });
  expect(Object.keys(shown.document.paths ?? {})).toEqual(want);
  expect(document).toEqual(recorded());
});

it.each<[of: string | undefined, is: string | undefined, isRefused: boolean]>([
  [undefined, 'public', false],
  ['public', 'public', false],
  ['public', 'partner', false],
  ['partner', 'public', true],
  ['partner', 'partner', false],
  ['nobody', 'public', true],
  ['partner', undefined, false],
])('a release of %s is for the edition of %s: %j', (audience, is, isRefused) => {
  const marks = is === undefined ? undefined : audienceMarks({ of, is });
  expect(otherEdition(recorded(audience), { marks, overlays: [] }) !== undefined).toBe(isRefused);
});

it.each<[made: string[] | undefined, overlays: string[], want: string | undefined]>([
  [undefined, ['public.yaml'], undefined],
  [['public.yaml'], ['names.yaml', 'public.yaml'], undefined],
  [['public.yaml', 'internal.yaml'], ['public.yaml'], '"internal.yaml"'],
])('a release with the overlays %j is for an edition with %j, or says why not', (made, overlays, want) => {
  const other = otherEdition(recorded(undefined, made), { overlays });
  if (want === undefined) expect(other).toBeUndefined();
  else expect(other?.message).toContain(want);
});
