import registry from '@generated/registry';

/** Names of the chunks that a page of the reference is made of. */
export interface ReferenceChunkNames {
  __comp: string;
  page?: string;
}

/** Whether a route's component is the shell of the reference. */
export function isReferenceRoute(chunkNames: unknown): chunkNames is ReferenceChunkNames {
  if (typeof chunkNames !== 'object' || chunkNames === null || !('__comp' in chunkNames)) return false;
  const component = registry[String(chunkNames.__comp)];
  return component !== undefined && /api-reference\/client\/ReferencePage\.tsx$/.test(component[1]);
}
