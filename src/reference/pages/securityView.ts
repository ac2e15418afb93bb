import type { Operation, SecurityScheme } from '../model';
import type { SecurityView } from '../page';
import type { RenderText } from './texts';

/** The credentials that an operation requires, in words. An empty requirement makes them optional. */
export function securityView(
  { security, isSecurityUnstated }: Pick<Operation, 'security' | 'isSecurityUnstated'>,
  renderText: RenderText,
): SecurityView {
  return {
    ...(isSecurityUnstated ? { isUnstated: true } : {}),
    alternatives: security.map((uses) =>
      uses.length === 0
        ? [{ name: '', label: 'no authorisation', scopes: [] }]
        : uses.map(({ name, scopes, scheme }) => ({
            name,
            label: labelOf(scheme, name),
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
