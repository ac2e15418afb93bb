/** The direction of a value: read-only fields are left out of requests, write-only ones out of responses. */
export type Direction = 'request' | 'response';

/** The keyword that hides fields in a direction. */
export const hidingKeyword = { request: 'readOnly', response: 'writeOnly' } as const;

export const directions: readonly Direction[] = ['request', 'response'];
