import type { SampleBody, SampleRequest } from '../request/sampleRequest';

/** The request with another body, or without one. Its content type follows; a multipart body brings its own. */
export function withBody(request: Omit<SampleRequest, 'body'>, body: SampleBody | undefined): SampleRequest {
  const headers = request.headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
  if (body && body.kind !== 'multipart') headers.push({ name: 'Content-Type', value: body.mediaType });
  return { ...request, headers, body };
}
