/** A description of one operation, as plain data. */
type Description = object;

/** Turns a description of one operation into what the explorer takes; `undefined` when it finds no operation in it. */
export type DescribeOperation = (description: Description) => Promise<object | undefined>;

/**
 * Loads the function of docusaurus-plugin-openapi-docs that describes an operation to the explorer. It takes half a
 * second, which a site without a request builder is spared.
 */
export async function loadDescribeOperation(): Promise<DescribeOperation> {
  const { processOpenapiFile } = await import('docusaurus-plugin-openapi-docs/lib/openapi/openapi');
  return async (description) => {
    const input = description as Parameters<typeof processOpenapiFile>[0];
    const [items] = await processOpenapiFile(input, { specPath: '', outputDir: '', showInfoPage: false }, {});
    return items.map((item) => (item.type === 'api' ? item.api : undefined)).find((api) => api !== undefined);
  };
}
