import { expect, it } from 'vitest';
import { mediaType, object, schema } from '../../__tests__/builders';
import { createExampleCache } from '../../examples/exampleCache';
import { isInRange } from '../../mediaType';
import { heldValue } from '../../schemas/heldValue';
import { sentType } from '../sentType';

const text = schema({ types: ['string'] });
const file = schema({ types: ['string'], format: 'binary' });
const json = object({});

it.each([
  ['application/json', text, 'application/json'],
  ['*/*', json, 'application/json'],
  ['*/*', schema({ types: ['string', 'object'] }), 'application/json'],
  ['*/*', text, 'text/plain'],
  ['*/*', file, 'application/octet-stream'],
  ['*/*', undefined, 'application/json'],
  ['application/*', json, 'application/json'],
  ['application/*', text, 'application/json'],
  ['application/*', file, 'application/octet-stream'],
  ['application/*+json', json, 'application/vnd.example+json'],
  ['application/*+xml', json, 'application/vnd.example+xml'],
  ['text/*', json, 'text/plain'],
  ['image/*', file, 'image/png'],
  ['multipart/*', json, 'multipart/form-data'],
  ['constructor/*', json, 'application/json'],
])('%s is sent as a concrete type', (range, described, want) => {
  const media = mediaType({ mediaType: range, ...(described ? { schema: described } : {}) });
  expect(sentType({ ...media, holds: heldValue(media, createExampleCache(new Map())) })).toBe(want);
  if (range.startsWith('application/')) expect(isInRange(want, range)).toBe(true);
});
