import { validateXML } from 'xmllint-wasm';

/** What a schema (XSD, or RELAX NG) says is wrong with an XML document, with its line. */
export async function xmlProblems(
  xml: string,
  schema: string,
  language: 'schema' | 'relaxng' = 'schema',
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'file', contents: xml }],
    schema: [schema],
    extension: language,
  });
  return errors.map(({ message, loc }) => `${loc?.lineNumber ?? 0}: ${message.trim()}`);
}
