import { describe, expect, it } from 'vitest';
import { compareVersions, isDate, isVersion, recordRelease } from '../release';

it.each([
  ['1.4.0', true],
  ['1.4.0-rc.1', true],
  ['1.4.0+build.5', true],
  ['1.4', false],
  ['v1.4.0', false],
  ['01.4.0', false],
  ['1.4.0 ', false],
  ['next', false],
  ['', false],
])('takes %j for a version: %s', (text, want) => expect(isVersion(text)).toBe(want));

it('orders versions by their precedence', () => {
  const versions = ['1.10.0', '1.2.0', '1.10.0-rc.2', '1.10.0-rc.10', '0.9.9'];
  expect(versions.sort(compareVersions)).toEqual(['0.9.9', '1.2.0', '1.10.0-rc.2', '1.10.0-rc.10', '1.10.0']);
});

it.each([
  ['2026-03-01', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-3-1', false],
  ['today', false],
  [undefined, false],
])('takes %j for a day: %s', (text, want) => expect(isDate(text)).toBe(want));

describe('a recorded description', () => {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Tasks',
      version: '0.9.0',
      description: 'Long.',
      contact: { name: 'Us' },
      'x-world-date': '2026-03-01',
    },
    tags: [{ name: 'Tasks', description: 'Long.', 'x-page': 'tasks' }],
    paths: { '/tasks': { get: { summary: 'List', description: 'Long.', 'x-codeSamples': [], responses: {} } } },
    components: {
      schemas: {
        Task: {
          deprecated: true,
          'x-sunset': '2027-01-31',
          example: {},
          properties: { description: { type: 'string', examples: ['a'] }, example: { enum: ['description'] } },
        },
      },
    },
  };

  it('keeps what a comparison depends on', () => {
    expect(recordRelease(document, { version: '1.0.0', date: '2026-03-01' })).toEqual({
      openapi: '3.1.0',
      info: { title: 'Tasks', version: '1.0.0', 'x-release-date': '2026-03-01' },
      tags: [{ name: 'Tasks' }],
      paths: { '/tasks': { get: { summary: 'List', responses: {} } } },
      components: {
        schemas: {
          Task: {
            deprecated: true,
            'x-sunset': '2027-01-31',
            properties: { description: { type: 'string' }, example: { enum: ['description'] } },
          },
        },
      },
    });
  });
});
