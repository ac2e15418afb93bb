import { expect, it } from 'vitest';
import { generateFiles } from '../../__tests__/generateFiles';

it('reports an example whose file is not there once', async () => {
  const media = '{schema: {type: string}, examples: {one: {externalValue: ./ex/one.json}}}';
  const response = `{description: OK, content: {application/json: ${media}}}`;
  const { notices } = await generateFiles({
    'openapi.yaml': `openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {/a: {get: {operationId: a, responses: {'200': ${response}}}}}`,
  });
  expect(notices.map(({ message }) => message)).toEqual([
    'The example at "./ex/one.json" is not read; its address is shown.',
  ]);
});
