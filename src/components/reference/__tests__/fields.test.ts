import { describe, expect, it } from 'vitest';
import type { FieldView } from '../../../reference/schemaRows';
import { alternatives, field, marks, schema, text } from './fixture';
import { all, renderSchema } from './render';

function renderField(given: Partial<FieldView>): string {
  return renderSchema(schema('object', { fields: [field('name', 'string', given)] }));
}

describe('marks of a field', () => {
  it.each<[Partial<FieldView>, string[]]>([
    [{}, []],
    [{ required: true }, ['required']],
    [{ marks: marks('nullable') }, ['nullable']],
    [{ marks: marks('readOnly', 'deprecated') }, ['read-only', 'deprecated']],
    [{ required: true, marks: marks('nullable', 'writeOnly') }, ['required in requests', 'nullable', 'write-only']],
  ])('%o -> %o', (given, want) => {
    expect(all(/<(?:b|u|var)(?: [^>]*)?>([^<]*)</g, renderField(given))).toEqual(want);
  });

  it('strikes a deprecated name', () => {
    expect(renderField({ marks: marks('deprecated') })).toContain('<li class="is-deprecated"');
  });
});

describe('a field', () => {
  it('has its anchor as id and links to it', () => {
    const markup = renderField({ anchor: 'a.b[0]' });
    expect(markup).toContain('<li id="a.b[0]"');
    expect(markup).toContain('<a href="#a.b[0]">name</a>');
  });

  it.each<[string, Partial<FieldView>, string]>([
    ['default', { facts: [{ keyword: 'default', label: 'Default', value: '' }] }, '<dd>(empty)'],
    ['allowed value', { enum: [{ value: '' }, { value: 'a' }] }, '<li>(empty)</li>'],
    ['described value', { enum: [{ value: '', description: text('None.') }] }, '<dt>(empty)</dt>'],
  ])('names an empty %s', (_what, given, want) => {
    expect(renderField(given)).toContain(want);
  });

  it('takes at most nine elements', () => {
    const markup = renderField({ required: true, description: text('What it is for.') });
    const row = /<ul class="fields"[\s\S]*?(<li[\s\S]*<\/li>)/.exec(markup)?.[0] ?? '';
    expect(all(/<(\w+)/g, row).length).toBeLessThanOrEqual(9);
  });

  it('escapes what is not sanitised text', () => {
    const markup = renderField({
      name: '<script>',
      type: [{ text: '<b>' }],
      facts: [{ keyword: 'default', label: 'Default', value: '<q>&' }],
    });
    expect(markup).not.toMatch(/<(script|b|q)>/);
    expect(markup).toContain('&lt;q&gt;&amp;');
  });

  it.each([
    [1, 'User', false, '1 field of User'],
    [2, '', true, '2 fields'],
  ])('opens %i fields of %o, open: %s', (count, fieldsOf, open, want) => {
    const fields = Array.from({ length: count }, (_, index) => field(`f${index}`, 'string'));
    const markup = renderField({ fields, fieldsOf, open });
    expect(markup).toContain(`</span> ${want}</summary>`);
    expect(markup).toContain(open ? '<details class="nest" open="">' : '<details class="nest">');
  });
});

describe('enum values', () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => ({ value: `V${index}` }));
  it.each([
    [6, 60, undefined],
    [7, 60, '2 more values'],
    [20, 60, '15 more values'],
    // Three lines of short values are all visible.
    [16, 9, undefined],
    [17, 9, '12 more values'],
    [33, 2, undefined],
  ])('%i plain values of %i characters fold as %o', (count, length, want) => {
    const markup = renderField({ enum: values(count).map(({ value }) => ({ value: value.padEnd(length, '-') })) });
    expect(all(/when-closed">([^<]*)</g, markup)[0]).toBe(want);
    expect(all(/<li>(V\d+)/g, markup)).toHaveLength(count);
  });

  it.each([
    [11, undefined],
    [12, '2 more values'],
  ])('%i described values fold as %o', (count, want) => {
    const markup = renderField({ enum: values(count).map((each) => ({ ...each, description: text('Means this.') })) });
    expect(all(/when-closed">([^<]*)</g, markup)[0]).toBe(want);
    expect(all(/<dt>(V\d+)</g, markup)).toHaveLength(count);
  });
});

describe('alternatives', () => {
  it('offers a union as radio buttons, the first chosen', () => {
    const markup = renderField({ alternatives: [alternatives(['daily', 'weekly'])] });
    expect(all(/<input type="radio" name="rule\.daily:variant"[^>]*?( checked="")?\/>/g, markup)).toHaveLength(2);
    expect(markup).toContain('<legend>One of 2, chosen by <code>type</code></legend>');
    expect(all(/class="variant" id="([^"]*)"/g, markup)).toEqual(['rule.daily', 'rule.weekly']);
    expect(markup.match(/checked=""/g)).toHaveLength(1);
  });

  it.each([
    [
      'line',
      '<p class="variants-label">One of 2: <span id="rule.a">a (<i>object</i>)</span><span id="rule.b"> or b (<i>object</i>)</span></p>',
    ],
    ['said', '<span id="rule.a"></span><span id="rule.b"></span>'],
  ] as const)('has no buttons where it looks like %s, and keeps the anchors', (look, want) => {
    const markup = renderField({ alternatives: [alternatives(['a', 'b'], { look, discriminator: undefined })] });
    expect(markup).toContain(want);
    expect(markup).not.toContain('<input');
  });

  it.each([
    ['string', false],
    ['string (2 values)', false],
    ['Name', true],
  ])('says the type of an alternative that is called %s: %s', (label, isSaid) => {
    const all = alternatives(['a', 'b'], { look: 'all' });
    const options = all.options.map((option) => ({ ...option, label, schema: schema('string') }));
    expect(renderField({ alternatives: [{ ...all, options }] }).includes('schema-line')).toBe(isSaid);
  });

  it('shows all alternatives where some are names and others free text', () => {
    const markup = renderField({ alternatives: [alternatives(['a', 'b'], { look: 'all' })] });
    expect(markup).not.toContain('<input');
    expect(all(/class="variant-name">([^<]*)</g, markup)).toEqual(['a', 'b']);
  });

  it('shows every schema that is no choice with its label', () => {
    const markup = renderField({ alternatives: [alternatives(['a', 'b'], { keyword: 'not', isChoice: false })] });
    expect(markup).not.toContain('<input');
    expect(all(/class="variant-name">([^<]*)</g, markup)).toEqual(['a', 'b']);
  });
});

describe('the filter of a list of fields', () => {
  const plain = (count: number) => Array.from({ length: count }, (_, index) => field(`f${index}`, 'string'));
  it.each<[string, FieldView[], string[]]>([
    ['a short list', plain(3), []],
    ['rows that are all alike', plain(9), []],
    ['some required', [...plain(6), field('r', 'string', { required: true })], ['All', 'Required 1']],
    [
      'several kinds',
      [
        ...plain(6),
        field('n', 'string', { marks: marks('nullable') }),
        field('d', 'string', { marks: marks('readOnly', 'deprecated') }),
      ],
      ['All', 'Can be null 1', 'Read-only 1', 'Deprecated 1'],
    ],
  ])('%s -> %o', (_case, fields, want) => {
    const markup = renderSchema(schema('object', { fields }));
    const labels = all(/<input[^>]*>([^<]*(?:<small>\d+)?)/g, markup).map((label) => label.replace('<small>', ''));
    expect(labels).toEqual(want);
  });
});
