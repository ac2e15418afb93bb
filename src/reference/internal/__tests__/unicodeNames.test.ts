import { describe, expect, it } from 'vitest';
import { left } from './left';

// One name as Unicode writes it with one character for the last letter, and with an accent after it.
const names = ['SECRET\u00e9', 'SECRETe\u0301'] as const;

describe.each([names, [...names].reverse() as [string, string]])(
  'a field that is called %j goes as %j',
  (own, other) => {
    const schema = (more: string): string =>
      `{type: object, properties: {KEPT: {type: string}, open: {}, "${own}": {x-internal: true}}${more}}`;
    const described = (json: string, operation = '', content = ''): string =>
      `paths: {/a: {post: {operationId: oa, ${operation}requestBody: {content: {application/json: ${json}${content}}}, responses: {200: {description: d}}}}}`;

    it.each<[where: string, yaml: string]>([
      ['an example', described(`{schema: ${schema('')}, example: {KEPT: a, "${other}": 1}}`)],
      ['a required field', described(`{schema: ${schema(`, required: [KEPT, "${other}"]`)}}`)],
      [
        'an example with any other field',
        described(`{schema: ${schema(`, additionalProperties: {type: integer}, example: {"${other}": 1}`)}}`),
      ],
      ['an example of an open object', described(`{schema: ${schema(`, example: {open: {"${other}": 1}}`)}}`)],
      [
        'an encoding',
        described(
          '{}',
          '',
          `, multipart/form-data: {schema: ${schema('')}, encoding: {"${other}": {contentType: a/b}}}`,
        ),
      ],
      ['a text', described(`{schema: ${schema('')}}`, '', `, text/plain: {example: "${other}: 1"}`)],
      [
        'XML',
        described(`{schema: ${schema('')}}`, '', `, application/xml: {example: "<a><${other}>1</${other}></a>"}`),
      ],
      ['a sample', described(`{schema: ${schema('')}}`, `x-codeSamples: [{lang: js, source: 'a.${other} = 1'}], `)],
    ])('in %s', async (_where, yaml) => {
      const { text } = await left(yaml);
      expect(text).toContain('KEPT');
      expect(text).not.toContain('SECRET');
    });

    it('but not where a public field is called so', async () => {
      const { text } = await left(
        described(`{schema: ${schema('').replace('open: {}', `"${other}": {}`)}, example: {"${other}": shown}}`),
      );
      expect(text).toContain('shown');
    });
  },
);
