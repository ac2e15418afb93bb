import { describe, expect, it } from 'vitest';
import { displayMethod, expectsBody, methodClass } from '../methods';

describe('a method', () => {
  it.each([
    ['get', 'GET', 'get', false],
    ['Post', 'POST', 'post', true],
    ['trace', 'TRACE', undefined, false],
    ['query', 'QUERY', undefined, false],
    ['copy here" x', 'COPY HERE" X', undefined, false],
    ['constructor', 'CONSTRUCTOR', undefined, false],
  ])('%s is shown as %s, with the colour of %s', (method, shown, colour, withBody) => {
    expect(displayMethod({ kind: 'operation', method })).toBe(shown);
    expect(methodClass(method)).toBe(colour);
    expect(expectsBody(method)).toBe(withBody);
  });

  it('of a webhook is EVENT', () => expect(displayMethod({ kind: 'webhook', method: 'post' })).toBe('EVENT'));
});
