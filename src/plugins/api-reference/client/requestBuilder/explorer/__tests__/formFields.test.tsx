import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FormFields } from '../BodyFields';

// The theme's own module brings its components and their style sheets.
vi.mock('../../../../../../platform/explorer/theme', () => ({}));
vi.mock('../FormContext', () => ({ useForm: () => ({ problems: [], clearProblems: () => undefined }) }));

it.each(['constructor', 'toString', '__proto__'])(
  'shows the field %s of a form empty until something is in it',
  (name) => {
    const field = { name, control: { kind: 'text' }, required: false };
    const form = { kind: 'fields', mediaType: 'multipart/form-data', fields: [field], examples: [] };
    const shown = (content: object): string =>
      renderToStaticMarkup(<FormFields form={form as never} content={content as never} onChange={() => undefined} />);
    expect(shown({})).toContain('value=""');
    expect(shown(Object.fromEntries([[name, 'given']]))).toContain('value="given"');
  },
);
