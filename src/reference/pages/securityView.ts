import { groupBy } from '../groupBy';
import type { Operation, ReferenceModel, SecurityScheme } from '../model';
import type { SecurityView } from '../page';
import type { RenderText } from './texts';

/** Says how a scheme is used, so that no two of one description are said alike. */
export type NameScheme = (scheme: SecurityScheme, name: string) => string;

/** Names schemes as `labelOf` does; one of several that are used in one way has its name behind it. */
export function createSchemeNamer(schemes: ReferenceModel['securitySchemes']): NameScheme {
  const byLabel = groupBy(schemes, ({ name, scheme }) => [labelOf(scheme, name)]);
  return (scheme, name) => {
    const label = labelOf(scheme, name);
    return (byLabel.get(label)?.length ?? 0) > 1 && label !== name ? `${label} (${name})` : label;
  };
}

/** The credentials that an operation requires, in words. An empty requirement makes them optional. */
export function securityView(
  { security, isSecurityUnstated }: Pick<Operation, 'security' | 'isSecurityUnstated'>,
  { renderText, nameScheme }: { renderText: RenderText; nameScheme: NameScheme },
): SecurityView {
  return {
    ...(isSecurityUnstated ? { isUnstated: true } : {}),
    alternatives: security.map((uses) =>
      uses.length === 0
        ? [{ name: '', label: 'no authorisation', scopes: [] }]
        : uses.map(({ name, scopes, scheme }) => ({
            name,
            label: nameScheme(scheme, name),
            scopes,
            description: scheme.description && renderText(scheme.description),
          })),
    ),
  };
}

/** How a scheme is used, in words: `bearer token`, `API key in the header X-Key`. */
export function labelOf(scheme: SecurityScheme, name: string): string {
  switch (scheme.kind) {
    case 'apiKey':
      return `API key in the ${scheme.in === 'query' ? 'query parameter' : scheme.in} ${scheme.name}`;
    case 'http':
      if (/^bearer$/i.test(scheme.scheme)) return 'bearer token';
      return `${/^(basic|digest)$/i.test(scheme.scheme) ? scheme.scheme.toLowerCase() : scheme.scheme} authorisation`;
    case 'oauth2':
      return 'OAuth 2';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'client certificate';
    case 'unknown':
      return name;
  }
}
