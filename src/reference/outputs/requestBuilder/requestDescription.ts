import type { Operation, SecurityScheme, Server } from '../../model';

/** An object of an OpenAPI description. */
type OpenApiObject = Record<string, unknown>;

/**
 * Describes the request of one operation for a program that reads descriptions: its name, path, authorisation and media
 * types, all from the model. Schemas, examples and texts are left out, since they are in the form (`requestForm`).
 */
export function describeRequest(operation: Operation): OpenApiObject {
  const { id, method, path, servers, security, parameters, requestBody, responses } = operation;
  const uses = security.flat();
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: {
      [path]: {
        [method]: {
          operationId: id,
          servers: servers.length > 0 ? servers.map(describeServer) : [{ url: '/' }],
          security: security.map((requirement) =>
            Object.fromEntries(requirement.map(({ name, scopes }) => [name, scopes])),
          ),
          parameters: parameters
            .filter(({ in: place }) => ['path', 'query', 'header', 'cookie'].includes(place))
            .map(({ name, in: place, required }) => ({
              name,
              in: place,
              ...(required ? { required } : {}),
              schema: {},
            })),
          ...(requestBody
            ? { requestBody: { required: requestBody.required, content: typesOf(requestBody.content) } }
            : {}),
          responses: Object.fromEntries(
            responses.map(({ status, content }) => [status, { description: '', content: typesOf(content) }]),
          ),
        },
      },
    },
    components: {
      securitySchemes: Object.fromEntries(
        uses.flatMap(({ name, scheme }) => {
          const described = describeScheme(scheme);
          return described ? [[name, described]] : [];
        }),
      ),
    },
  };
}

function typesOf(content: { mediaType: string }[]): OpenApiObject {
  return Object.fromEntries(content.map(({ mediaType }) => [mediaType, {}]));
}

/** A Server Object (4.5). */
function describeServer({ url, description, variables }: Server): OpenApiObject {
  const named = variables.map(({ name, default: value, enum: values }) => [
    name,
    { default: value, ...(values.length > 0 ? { enum: values } : {}) },
  ]);
  return {
    url,
    ...(description ? { description: description.join('\n\n') } : {}),
    ...(named.length > 0 ? { variables: Object.fromEntries(named) } : {}),
  };
}

/** A Security Scheme Object (4.27). One that the model knows nothing of has none. */
function describeScheme(scheme: SecurityScheme): OpenApiObject | undefined {
  switch (scheme.kind) {
    case 'apiKey':
      return { type: 'apiKey', name: scheme.name, in: scheme.in };
    case 'http':
      return { type: 'http', scheme: scheme.scheme };
    case 'oauth2':
      return {
        type: 'oauth2',
        flows: Object.fromEntries(
          scheme.flows.map(({ name, scopes, ...addresses }) => [
            name,
            { ...addresses, scopes: Object.fromEntries(scopes.map((scope) => [scope.name, scope.description])) },
          ]),
        ),
      };
    case 'openIdConnect':
      return { type: 'openIdConnect', openIdConnectUrl: scheme.url };
    case 'mutualTLS':
      return { type: 'mutualTLS' };
    default:
      return undefined;
  }
}
