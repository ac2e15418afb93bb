import { describe, expect, it } from 'vitest';
import type { RequestForm } from '../../../../../../reference/outputs/requestBuilder/requestForm';
import { type BuilderAction, reduce } from '../builderState';
import { keepState, openedState } from '../visit';

const text = { control: { kind: 'text' as const }, required: true, initial: '1' };
const style = { style: 'form' as const, explode: true, allowReserved: false };
const form: RequestForm = {
  ...{ method: 'GET', path: '/', access: [], bodies: [] },
  servers: ['https://a.example', 'https://b.example'].map((url) => ({ url, variables: [] })),
  parameters: [{ ...text, name: 'page', parameter: { name: 'page', in: 'query', ...style } }],
};

/** Opens a form, does something in it, and closes it. */
function use(address: string, action: BuilderAction, page = {}): void {
  keepState(address, reduce(openedState(address, form, page), action), page);
}

describe('what a reader leaves in a form', () => {
  it('is there when it is opened again', () => {
    use('/one/a.json', { kind: 'parameter', index: 0, value: '7' });
    expect(openedState('/one/a.json', form, {}).parameters).toEqual(['7']);
    expect(openedState('/one/b.json', form, {}).parameters).toEqual(['1']);
  });

  it('gives way to what was chosen on the page since then', () => {
    const a = { base: 'https://a.example' };
    use('/two/a.json', { kind: 'server', index: 1 }, a);
    expect(openedState('/two/a.json', form, a).server).toBe(1);
    use('/two/a.json', { kind: 'parameter', index: 0, value: '7' }, { base: 'https://b.example' });
    expect(openedState('/two/a.json', form, a)).toMatchObject({ server: 0, parameters: ['7'] });
  });

  it('is dropped where the form has changed', () => {
    use('/three/a.json', { kind: 'parameter', index: 0, value: '7' });
    expect(openedState('/three/a.json', { ...form, parameters: [] }, {}).parameters).toEqual([]);
  });

  it('is without what a check found', () => {
    const problem = { in: 'query' as const, field: 'page', pointer: '', message: 'is wrong' };
    use('/four/a.json', { kind: 'check', problems: [problem] });
    expect(openedState('/four/a.json', form, {}).problems).toEqual([]);
  });
});

it('a token is there for all requests of a version, and for no other version', () => {
  use('/five/a.json', { kind: 'credential', scheme: 's', key: 'token', value: 's3' });
  expect(openedState('/five/b.json', form, {}).credentials).toEqual({ s: { token: 's3' } });
  expect(openedState('/six/a.json', form, {}).credentials).toEqual({});
});
