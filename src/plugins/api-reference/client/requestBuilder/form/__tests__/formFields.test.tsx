import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FormFields } from '../BodyFields';
import { type BuilderAction, initialState, reduce } from '../builderState';
import { FieldRow } from '../FieldRow';
import { FormContext } from '../FormContext';

const form = { servers: [], parameters: [], bodies: [], access: [], method: 'GET', path: '/' };

function shown(element: React.ReactNode, ...actions: BuilderAction[]): string {
  const state = actions.reduce(reduce, initialState(form, {}));
  const values = { state, dispatch: () => undefined, request: { method: 'GET', url: '/', headers: [] } };
  return renderToStaticMarkup(<FormContext value={values}>{element}</FormContext>);
}

it.each(['constructor', 'toString', '__proto__'])(
  'shows the field %s of a form empty until something is in it',
  (name) => {
    const field = { name, control: { kind: 'text' }, required: false };
    const body = { kind: 'fields', mediaType: 'multipart/form-data', fields: [field], examples: [] };
    const filled = (content: object): string =>
      shown(<FormFields form={body as never} content={content as never} onChange={() => undefined} />);
    expect(filled({})).toContain('value=""');
    expect(filled(Object.fromEntries([[name, 'given']]))).toContain('value="given"');
  },
);

describe('a required field without a value', () => {
  const field = { name: 'page', control: { kind: 'text' as const }, required: true };
  const row = (value?: string) => <FieldRow field={field} place="query" value={value} onChange={() => undefined} />;
  const fault = '<p class="builder-problem">The request needs a value here.</p>';
  const leave = (name: string): BuilderAction => ({ kind: 'leave', field: { in: 'query', name } });

  it.each<[when: string, value: string | undefined, actions: BuilderAction[], isFault: boolean]>([
    ['nobody was there', undefined, [], false],
    ['another one was left', undefined, [leave('size')], false],
    ['it was left', undefined, [leave('page')], true],
    ['it was left with a value', '1', [leave('page')], false],
  ])('is marked as wrong when %s', (_when, value, actions, isFault) => {
    const html = shown(row(value), ...actions);
    expect(html.includes(fault)).toBe(isFault);
    expect(html.includes('The request needs a value here.')).toBe(value === undefined);
  });
});
