import { describe, expect, it } from 'vitest';
import { displayMethod, expectsBody, isDisplayedMethod, methodClass, methodFields } from '../methods';

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

  it('is told from other kinds of results', () => {
    const shown = methodFields.map((method) => displayMethod({ kind: 'operation', method }));
    expect([...shown, 'EVENT'].filter((word) => !isDisplayedMethod(word))).toEqual([]);
    expect(['model', 'get', 'guide', ''].filter(isDisplayedMethod)).toEqual([]);
  });
});
