import logger from '@docusaurus/logger';
import { Joi } from '@docusaurus/utils-validation';
import { expect, it, vi } from 'vitest';
import { type Options, toRequestBuilder, validateOptions } from '../options';

const samples = { baseUrlVariable: 'API_BASE', defaultBaseUrl: 'http://127.0.0.1:4010/v1', idempotencyHeader: 'Key' };

function validated(given: object) {
  const validate = (schema: unknown, options: unknown) => Joi.attempt(options, schema as Joi.Schema);
  const options: Options = {
    description: 'openapi.yaml',
    folder: 'api',
    home: '',
    editUrl: '{file}',
    docs: { path: 'docs' },
    ...given,
  };
  return validateOptions({ validate: validate as never, options });
}

it.each([{ id: 'other' }, { docs: { id: 'other' } }])('there is one reference: %j is an error', (given) => {
  expect(() => validated(given)).toThrow(/id" is not allowed/);
});

it.each(['description', 'folder', 'home', 'editUrl'])('a site states its %s', (name) => {
  expect(() => validated({ [name]: undefined })).toThrow(`"${name}" is required`);
});

it('has no words for the search and checks no guides by default', () => {
  expect(validated({})).toMatchObject({ changelog: '', search: { synonyms: '', popular: [] } });
  expect(validated({})).not.toHaveProperty('guides');
});

it('says for whom the site is: the option, which OPENAPI_AUDIENCE may name another of', () => {
  const audience = { of: ['public', 'partner'] };
  expect(validated({}).audience).toBeUndefined();
  expect(validated({ audience }).audience).toEqual({ ...audience, is: 'public' });
  vi.stubEnv('OPENAPI_AUDIENCE', 'partner');
  expect(validated({ audience }).audience).toEqual({ ...audience, is: 'partner' });
  vi.stubEnv('OPENAPI_AUDIENCE', 'parner');
  expect(() => validated({ audience })).toThrow(
    '"parner" is no audience. Name "partner", or another of public, partner.',
  );
  expect(() => validated({ audience: { of: [] } })).toThrow('"audience.of" must contain at least 1 items');
});

it('says what becomes of internal schemas: the option, else OPENAPI_INTERNAL, else they go', () => {
  expect(validated({}).internal).toBe('remove');
  expect(() => validated({ internal: 'hide' })).toThrow('"internal" must be one of');
  vi.stubEnv('OPENAPI_INTERNAL', 'unlist');
  expect(validated({}).internal).toBe('unlist');
  expect(validated({ internal: 'remove' }).internal).toBe('remove');
  vi.stubEnv('OPENAPI_INTERNAL', 'hide');
  expect(() => validated({})).toThrow('"hide" does not say what becomes of internal schemas.');
  vi.unstubAllEnvs();
});

it('says nothing about samples by default', () => {
  expect(validated({})).not.toHaveProperty('samples');
  expect(validated({ samples }).samples).toEqual(samples);
});

it.each<[string, object, RegExp]>([
  ['a slash at the end', { ...samples, defaultBaseUrl: 'http://127.0.0.1/' }, /"samples.defaultBaseUrl"/],
  ['an address that a shell would read', { ...samples, defaultBaseUrl: 'http://a/$x}' }, /"samples.defaultBaseUrl"/],
  ['a name that is no variable', { ...samples, baseUrlVariable: 'API-BASE' }, /"samples.baseUrlVariable"/],
  ['the variable of a secret', { ...samples, baseUrlVariable: 'API_STORE' }, /"samples.baseUrlVariable"/],
  ['no header for keys', { ...samples, idempotencyHeader: undefined }, /"samples.idempotencyHeader" is required/],
])('%s is an error with the name of the option', (_case, given, want) => {
  expect(() => validated({ samples: given })).toThrow(want);
});

it.each<[asked: boolean | undefined, isInstalled: boolean, want: boolean]>([
  [undefined, true, true],
  [true, true, true],
  [false, true, false],
  [false, false, false],
])('a request builder that is asked for (%s) and installed (%s): %s', (asked, isInstalled, want) => {
  expect(toRequestBuilder(asked, isInstalled)).toBe(want);
});

it('a site without the package of the request builder has none, with one notice, unless it asks for one', () => {
  const notice = vi.spyOn(logger, 'info').mockReturnValue(undefined);
  expect(toRequestBuilder(undefined, false)).toBe(false);
  expect(notice).toHaveBeenCalledOnce();
  expect(() => toRequestBuilder(true, false)).toThrow('Install docusaurus-plugin-openapi-docs');
  notice.mockRestore();
});
