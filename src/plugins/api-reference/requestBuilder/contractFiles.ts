import { toJsonText } from '../../../reference/jsonText';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import type { OperationPlace } from '../../../reference/slice/slicer';
import { createFileNames } from '../../../reference/slug';
import { createContractSlicer } from '../../../sandbox/sliceDescription';

/** The longest file that requests are checked by, in bytes. Packed with gzip it is an eighth of that. */
export const maxContractBytes = 700_000;

/** Operations that are shown on one page. */
export interface OperationGroup {
  name: string;
  operations: OperationPlace[];
}

/** Parts of a description that requests are checked by in the page. */
interface ContractFiles {
  /** Path of the file for an operation; undefined for one whose part is too large. */
  pathOf: (operation: OperationPlace) => string | undefined;
  files: () => OutputFile[];
}

/**
 * Divides a description into the files that the page checks requests by, below `folder`: one for all operations, or one
 * for each group where that is too large, or one for each operation of a group that is. This depends on bytes alone.
 */
export function planContractFiles(document: object, groups: readonly OperationGroup[], folder: string): ContractFiles {
  const slice = createContractSlicer(document);
  const textOf = (operations: readonly OperationPlace[]): string => toJsonText(slice(operations));
  const isSmall = ({ operations }: OperationGroup): boolean =>
    Buffer.byteLength(textOf(operations)) <= maxContractBytes;
  const pages = groups.filter(({ operations }) => operations.length > 0);
  const all = { name: 'all', operations: pages.flatMap(({ operations }) => operations) };
  const divided = isSmall(all)
    ? [all]
    : pages.flatMap((group) => (isSmall(group) ? [group] : singles(group).filter(isSmall)));
  const nameOf = createFileNames(divided.map(({ name }) => name));
  const files = divided.map((group) => ({ ...group, path: `${folder}/${nameOf(group.name)}.json` }));
  const paths = new Map(files.flatMap(({ path, operations }) => operations.map((each) => [keyOf(each), path])));
  return {
    pathOf: (operation) => paths.get(keyOf(operation)),
    files: () => files.map(({ path, operations }) => ({ path, content: textOf(operations) })),
  };
}

function singles({ name, operations }: OperationGroup): OperationGroup[] {
  return operations.map((operation) => ({ name: `${name} ${operation.method}`, operations: [operation] }));
}

function keyOf({ method, path }: OperationPlace): string {
  return `${method} ${path}`;
}
