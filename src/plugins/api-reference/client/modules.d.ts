/** One of the three sources of bodies; the plugin's webpack settings choose which. */
declare module '@api-reference/loadBody' {
  import type { BodyRequest, ReferenceBody } from './body';

  export default function loadBody(request: BodyRequest): Promise<ReferenceBody>;
}
