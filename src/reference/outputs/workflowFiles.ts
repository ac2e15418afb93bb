import { isScalar, parseDocument } from 'yaml';
import type { WorkflowFile } from '../load/workflowFiles';
import type { OutputFile } from './openapiFiles';

/** Where a workflow file is downloaded from, below the address of the files beside the pages. */
export function workflowDownload(name: string): string {
  return `downloads/${name}`;
}

/** The Arazzo files for download: as they were written, but for the path to the description, which is `openapi.yaml`. */
export function workflowFiles(files: readonly WorkflowFile[]): OutputFile[] {
  return files.map(({ name, body, source }) => {
    const path = workflowDownload(name);
    if (source.url === '../openapi.yaml') return { path, content: body };
    const url = parseDocument(body).getIn(['sourceDescriptions', source.index, 'url'], true);
    const [start, end] = (isScalar(url) && url.range) || [0, 0];
    return { path, content: `${body.slice(0, start)}"../openapi.yaml"${body.slice(end)}` };
  });
}
