import { emptySchema } from '../keywords/emptySchema';
import type { ReferenceModel, SchemaObject } from '../model';
import type { Direction } from '../schema';

/** The names of the API keys of a description, as `isCredential` compares them: `clientid` of the scheme `clientId`. */
export function credentialsOf(schemes: ReferenceModel['securitySchemes']): ReadonlySet<string> {
  const names = schemes.flatMap(({ name, scheme }) => (scheme.kind === 'apiKey' ? [name, scheme.name] : []));
  return new Set(names.map(lettersOf));
}

/** Whether a field of a request holds an API key, which the request sends in its header, query or cookie as well. */
export function isCredential(
  name: string,
  { cache, direction }: { cache: { credentials: ReadonlySet<string> }; direction: Direction },
): boolean {
  return direction === 'request' && cache.credentials.has(lettersOf(name));
}

/** What such a field is in an example: a text to be replaced, which nobody takes for a value, `YOUR_CLIENT_ID`. */
export function credentialSchemas(name: string): readonly SchemaObject[] {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_');
  return [{ ...emptySchema, examples: [`YOUR_${words.toUpperCase()}`] }];
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
