import { ownValue } from '../../../../../reference/json';
import type { RequestForm } from '../../../../../reference/outputs/requestBuilder/requestForm';
import type { AccessUse, Secrets } from '../../../../../reference/request/authorise';

/** What a reader has typed for each security scheme, by its name. It is kept in memory alone. */
export type Credentials = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A way to authorise: schemes that are needed together. */
export interface AccessOption {
  label: string;
  uses: AccessUse[];
}

/** A field for a part of what a scheme asks for. */
interface SecretField {
  /** What it is called among the values of its scheme. */
  key: 'username' | 'password' | 'token';
  label: string;
  /** Whether others may read it on the screen. */
  isOpen?: true;
}

/** The ways to authorise in the order of the description, each once, and the one without authorisation; none if no scheme is asked for. */
export function accessOptions({ access }: Pick<RequestForm, 'access'>): AccessOption[] {
  if (access.every((uses) => uses.length === 0)) return [];
  // An operation can be tried without authorisation, to see what that gives.
  const all = access.some((uses) => uses.length === 0) ? access : [...access, []];
  const options = all.map((uses) => ({
    label: uses.map(({ name }) => name).join(' and ') || 'No authorisation',
    uses,
  }));
  return options.filter(({ label }, index) => options.findIndex((each) => each.label === label) === index);
}

/** What is typed for a scheme. A certificate is a file beside the program, and nothing is known of other schemes. */
export function secretFields({ name, scheme }: AccessUse): SecretField[] {
  switch (scheme.kind) {
    case 'apiKey':
      return [{ key: 'token', label: name }];
    case 'http':
      if (isBasic({ scheme }))
        return [
          { key: 'username', label: 'Username', isOpen: true },
          { key: 'password', label: 'Password' },
        ];
      return [{ key: 'token', label: scheme.scheme.toLowerCase() === 'bearer' ? 'Bearer Token' : name }];
    case 'oauth2':
    case 'openIdConnect':
      return [{ key: 'token', label: 'Bearer Token' }];
    default:
      return [];
  }
}

/** What is typed for schemes, as it is sent; nothing for a scheme until that is complete. */
export function secretsOf(uses: readonly AccessUse[], credentials: Credentials): Secrets {
  return Object.fromEntries(uses.map((use) => [use.name, secretOf(use, ownValue(credentials, use.name) ?? {})]));
}

function secretOf(use: AccessUse, { token, username, password }: Readonly<Record<string, string>>): string | undefined {
  if (!isBasic(use)) return token || undefined;
  return username === undefined || password === undefined ? undefined : base64(`${username}:${password}`);
}

function isBasic({ scheme }: Pick<AccessUse, 'scheme'>): boolean {
  return scheme.kind === 'http' && scheme.scheme.toLowerCase() === 'basic';
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
