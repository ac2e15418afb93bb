import { changeFields } from '../reference/changeFields';
import type { Node } from '../reference/node';
import { createSlicer, type OperationPlace } from '../reference/slice/slicer';
import { withoutTexts } from './withoutTexts';

/**
 * Makes a cutter for a bundled description (OpenAPI 3.x): it gives the part that requests to some operations are checked
 * by, without texts, and without what the operations send by themselves.
 */
export function createContractSlicer(document: object): (operations: readonly OperationPlace[]) => object {
  const { tags: _tags, ...asked } = withoutTexts(document) as Node;
  return createSlicer(changeFields(asked, (name, value) => (name === 'callbacks' ? undefined : value)));
}
