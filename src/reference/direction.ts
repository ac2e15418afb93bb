/** Which way a value goes: read-only fields are left out of requests, write-only ones out of responses. */
export type Direction = 'request' | 'response';

/** The keyword that marks what does not go a way. */
export const hidingKeyword = { request: 'readOnly', response: 'writeOnly' } as const;

export const directions: readonly Direction[] = ['request', 'response'];
