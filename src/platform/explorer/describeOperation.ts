import { createRequire } from 'node:module';

/** A description of one operation, as plain data. */
type Description = object;

/** Makes what the explorer takes of a description of one operation; `undefined` when it finds no operation in it. */
export type DescribeOperation = (description: Description) => Promise<object | undefined>;

/**
 * Loads the function of docusaurus-plugin-openapi-docs that describes an operation to the explorer. It takes half a
 * second, which a site without a request builder is spared.
 */
export async function loadDescribeOperation(): Promise<DescribeOperation> {
  makeNoCollections();
  const { processOpenapiFile } = await import('docusaurus-plugin-openapi-docs/lib/openapi/openapi');
  return async (description) => {
    const input = description as Parameters<typeof processOpenapiFile>[0];
    const [items] = await processOpenapiFile(input, { specPath: '', outputDir: '', showInfoPage: false }, {});
    return items.map((item) => (item.type === 'api' ? item.api : undefined)).find((api) => api !== undefined);
  };
}

/** Takes the place of the converter in openapi-to-postmanv2, and returns a collection without requests. */
class NoCollection {
  readonly validationResult = { result: true };
  readonly computedOptions = {};
  readonly convert = (done: (error: null, converted: object) => void): void =>
    done(null, { result: true, output: [{ data: { item: [] } }] });
}

/**
 * Spares docusaurus-plugin-openapi-docs a Postman collection for each operation, in this process: that takes nearly all
 * of the time, and our explorer writes its requests from its form. Throws when the converter has another name.
 */
function makeNoCollections(): void {
  const ofPlugin = createRequire(require.resolve('docusaurus-plugin-openapi-docs/package.json'));
  const { default: converter } = ofPlugin('openapi-to-postmanv2') as { default?: { SchemaPack?: unknown } };
  if (!converter?.SchemaPack)
    throw new Error('openapi-to-postmanv2 has no SchemaPack any more: see src/platform/explorer/describeOperation.ts.');
  converter.SchemaPack = NoCollection;
}
