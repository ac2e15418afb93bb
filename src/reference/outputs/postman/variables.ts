import { basePath } from '../../address';
import { hasHost } from '../../request/sampleRequest';

/** The collection's variable of scheme and host, where the address of a server has none. */
export const hostVariable = 'apiHost';

/** The collection's variable that holds the schemas of responses. */
export const schemasVariable = 'schemas';

/** A server's address in an environment: one without a host has the variable of the collection in its place. */
export function postmanAddress(url: string): string {
  return hasHost(url) ? url : `{{${hostVariable}}}${basePath(url)}`;
}
