import { type BuildContext, entriesOf, followReference, listOf, markdownOf, statedText } from '../buildContext';
import { isNode, type Node, ownValue } from '../json';
import type { OAuthFlow, SecurityRequirement, SecurityScheme } from '../model';

/** Reads Security Requirement Objects (4.30): one of them is enough, all schemes inside one are needed together. */
export function buildSecurity(value: unknown, context: BuildContext): SecurityRequirement[] {
  return listOf(value).map((requirement) =>
    Object.entries(isNode(requirement) ? requirement : {}).map(([name, scopes]) => {
      const variable = context.secretVariables?.get(name);
      return {
        ...{ name, scopes: listOf(scopes).map(String), scheme: findScheme(name, context) },
        ...(variable === undefined ? {} : { variable }),
      };
    }),
  );
}

function findScheme(name: string, context: BuildContext): SecurityScheme {
  const components = context.document.components;
  const schemes = isNode(components) && isNode(components.securitySchemes) ? components.securitySchemes : {};
  const stated = ownValue(schemes, name);
  const located = followReference(stated, '#/components/securitySchemes', context);
  return located ? buildScheme(located.node) : { kind: 'unknown' };
}

/** Reads every Security Scheme Object (4.27) of the components. */
export function buildSecuritySchemes(context: BuildContext): { name: string; scheme: SecurityScheme }[] {
  const { components } = context.document;
  const schemes = isNode(components) ? components.securitySchemes : {};
  return entriesOf(schemes).map(([name]) => ({ name, scheme: findScheme(name, context) }));
}

function buildScheme(node: Node): SecurityScheme {
  const text = {
    description: markdownOf(node.description),
    ...(node.deprecated === true ? { deprecated: true } : {}),
  };
  switch (node.type) {
    case 'apiKey': {
      // OpenAPI has no type for what API Gateway signs requests with, so its exports call it a key.
      if (String(node['x-amazon-apigateway-authtype']).toLowerCase() === 'awssigv4')
        return { kind: 'http', scheme: 'AWS4-HMAC-SHA256', bearerFormat: undefined, ...text };
      const place = node.in === 'query' || node.in === 'cookie' ? node.in : 'header';
      return { kind: 'apiKey', name: String(node.name), in: place, ...text };
    }
    case 'http':
      if (!statedText(node.scheme)) return { kind: 'unknown', ...text };
      return { kind: 'http', scheme: String(node.scheme), bearerFormat: statedText(node.bearerFormat), ...text };
    case 'oauth2':
      return {
        kind: 'oauth2',
        flows: entriesOf(node.flows).map(([name, flow]) => buildFlow(name, flow)),
        metadataUrl: statedText(node.oauth2MetadataUrl),
        ...text,
      };
    case 'openIdConnect':
      return { kind: 'openIdConnect', url: String(node.openIdConnectUrl), ...text };
    case 'mutualTLS':
      return { kind: 'mutualTLS', ...text };
    default:
      return { kind: 'unknown', ...text };
  }
}

function buildFlow(name: string, value: unknown): OAuthFlow {
  const node = isNode(value) ? value : {};
  return {
    name,
    authorizationUrl: statedText(node.authorizationUrl),
    deviceAuthorizationUrl: statedText(node.deviceAuthorizationUrl),
    tokenUrl: statedText(node.tokenUrl),
    refreshUrl: statedText(node.refreshUrl),
    scopes: Object.entries(isNode(node.scopes) ? node.scopes : {}).map(([scope, text]) => ({
      name: scope,
      description: String(text),
    })),
  };
}
