/** In place of the theme's function that sends a request: this site makes no calls to the API. */
export default function refuseRequest(): Promise<never> {
  return Promise.reject(new Error('This site sends no requests.'));
}

/** The kind of error that the theme asks for by name. */
export class RequestError extends Error {
  readonly type = 'unknown';
}
