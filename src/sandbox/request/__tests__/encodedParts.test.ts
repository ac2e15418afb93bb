import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { buildSampleRequest } from '../../../reference/exampleRequest/buildRequest';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';
import { writeRequest } from '../../writeRequest';
import { emptyState } from '../types';

const about =
  '{type: object, required: [t], xml: {name: about}, properties: {lang: {type: string, example: de, xml: {attribute: true}}, t: {type: string, example: "A<B"}}}';
const item = '{type: object, required: [k], xml: {name: it}, properties: {k: {type: integer}}}';

/** The text of the sample's only part, and the statuses of the sample and of what `change` makes of it. */
async function send(schema: string, contentType: string, change: (body: string) => string) {
  const description = await prepareDescription(
    documentOf(
      `paths: {/a: {post: {requestBody: {required: true, content: {multipart/form-data: {encoding: {p: {contentType: ${contentType}}}, schema: {type: object, required: [p], properties: {p: ${schema}}}}}}, responses: {'204': {description: OK}}}}}`,
    ),
  );
  const [operation] = description.operations;
  if (!operation) throw new Error('no operation');
  const sample = buildSampleRequest(operation, description.cache);
  const request = writeRequest(sample, { contentOf: () => new Uint8Array(), random: () => 0 });
  const statusOf = (body: string): number => {
    const sent = { ...request, url: '/a', body: new TextEncoder().encode(body) };
    return handleRequest(description, sent, emptyState, { now: 0, random: () => 0.5 }).response.status;
  };
  const body = new TextDecoder().decode(request.body);
  const [part] = sample.body?.kind === 'multipart' ? sample.body.parts : [];
  return {
    text: part?.kind === 'text' ? part.value.replace(/^<\?xml.*\n/, '').replace(/\n\s*/g, '') : undefined,
    statuses: [statusOf(body), statusOf(change(body))],
  };
}

describe('a part is written and read in the type of its encoding', () => {
  it.each<[schema: string, contentType: string, text: string, right: string, wrong: string]>([
    [about, 'application/xml', '<about lang="de"><t>A&lt;B</t></about>', '<t>A&lt;B</t>', '<u/>'],
    [about, 'application/atom+xml', '<about lang="de"><t>A&lt;B</t></about>', '<about', '{"t": "x"}<about'],
    [`{type: array, items: ${item}}`, 'text/xml', '<it><k>1</k></it>', '<k>1</k>', '<k>x</k>'],
    [`{type: array, items: ${item}}`, 'application/x-ndjson', '{"k":1}', '{"k":1}', '{"k":"x"}'],
    ['{type: string, maxLength: 4, xml: {name: note}}', 'application/xml', '<note>text</note>', '>text<', '>texts<'],
    ['{type: integer, xml: {name: n}}', 'text/xml', '<n>1</n>', '>1<', '>one<'],
    ['{type: array, items: {type: string, maxLength: 4}}', 'application/xml', '<root>text</root>', '>text<', '>texts<'],
    [
      '{type: string, contentMediaType: application/xml, example: <a/>, maxLength: 4}',
      'text/xml',
      '<a/>',
      '<a/>',
      '<aa/>',
    ],
    ['{type: string, example: <a/>, maxLength: 4}', 'text/xml', '<a/>', '<a/>', '<aa/>'],
    ['{type: string, maxLength: 4}', 'application/json', '"text"', '"text"', '"texts"'],
    ['{type: string, maxLength: 4}', 'application/vnd.a+json', '"text"', '"text"', 'texts'],
    ['{type: array, items: {type: string, maxLength: 4}}', 'application/json', '"text"', '"text"', '"texts"'],
    ['{type: array, items: {type: string, maxLength: 4}}', 'application/json', '"text"', '"text"', '["texts"]'],
    ['{type: string, maxLength: 4, example: "[1]"}', 'application/json', '[1]', '[1]', '[1,2]'],
    [about, 'application/json', '{"lang":"de","t":"A<B"}', '"t":"A<B"', '"t":1'],
  ])('%s as %s', async (schema, contentType, text, right, wrong) => {
    const sent = await send(schema, contentType, (body) => body.replace(right, wrong));
    expect(sent).toEqual({ text, statuses: [204, 422] });
  });
});
