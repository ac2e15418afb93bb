import { stringifyYaml } from '@redocly/openapi-core';

/** A file of the built site: its path below the output folder, and its text. */
export interface OutputFile {
  path: string;
  content: string;
}

/** The bundled description for download, as YAML and as JSON. */
export function openapiFiles(document: object): OutputFile[] {
  return [
    { path: 'openapi.yaml', content: stringifyYaml(document, { noRefs: true, lineWidth: 120 }) },
    { path: 'openapi.json', content: `${JSON.stringify(document, null, 2)}\n` },
  ];
}
