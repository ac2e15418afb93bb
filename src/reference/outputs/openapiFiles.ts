import { isScalar, parseDocument } from 'yaml';
import { listOf } from '../buildContext';
import { asNode } from '../json';
import { toJsonText } from '../jsonText';
import type { WorkflowFile } from '../load/workflowFiles';
import { writeYaml } from '../load/yamlText';
import { withSeenLetters } from '../printable';
import { byOwnAddresses } from './ownAddresses';

/** A file of the built site: its path below the output folder, and its text. */
export interface OutputFile {
  path: string;
  content: string;
}

/** The bundled description for download, as YAML and as JSON. */
export function openapiFiles(document: object): OutputFile[] {
  const published = byOwnAddresses(document);
  return [
    { path: 'openapi.yaml', content: writeYaml(published) },
    { path: 'openapi.json', content: `${withSeenLetters(toJsonText(published, 2))}\n` },
  ];
}

/** Where the file of a workflow is downloaded from, below the address of the files beside the pages. */
export function workflowDownload({ download }: { download: string }): string {
  return `downloads/${download}`;
}

/** The Arazzo files for download: as they were written, but for the path to the description, which is `openapi.yaml`. */
export function workflowFiles(files: readonly WorkflowFile[]): OutputFile[] {
  return files.map((file) => {
    const { body, document, source } = file;
    const path = workflowDownload(file);
    const url = '../openapi.yaml';
    if (source.url === url) return { path, content: body };
    const written = parseDocument(body).getIn(['sourceDescriptions', source.index, 'url'], true);
    if (isScalar(written) && written.range && !written.type?.startsWith('BLOCK')) {
      const [start, end] = written.range;
      return { path, content: `${body.slice(0, start)}"${url}"${body.slice(end)}` };
    }
    // A block has the end of its line in it, and what an alias or a merge key leads to may have other uses.
    const sourceDescriptions = listOf(document.sourceDescriptions).map((each, index) =>
      index === source.index ? { ...asNode(each), url } : each,
    );
    return { path, content: writeYaml({ ...document, sourceDescriptions }) };
  });
}
