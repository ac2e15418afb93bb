import { ownValue } from '../../json';
import type { OAuthFlow, SecurityScheme, ServerVariable } from '../../model';
import { labelOf } from '../../pages/securityView';
import type { RenderText } from '../../pages/texts';
import { addressAtServer, hasHost } from '../../sampleRequest';
import { addressPiece, type Fact, factsPiece, type InsertPiece, listPiece, textPiece } from './insertPieces';

/** Writes words and texts as HTML; the introduction's own, so that all of it is escaped in one way. */
interface HtmlWriter {
  escapeText: (text: string) => string;
  renderText: RenderText;
}

/** The same, with the address of the server that the addresses of the API are relative to. */
interface AccessWriter extends HtmlWriter {
  server: string;
}

/** The Security Scheme Objects (4.27): how each is used, its addresses and its scopes. */
export function accessSection(
  schemes: { name: string; scheme: SecurityScheme }[],
  writer: AccessWriter,
): InsertPiece[] {
  if (schemes.length === 0) return [];
  return ['<h2 id="access">Access</h2>', ...schemes.flatMap((each) => describeScheme(each.name, each.scheme, writer))];
}

function describeScheme(name: string, scheme: SecurityScheme, writer: AccessWriter): InsertPiece[] {
  const { escapeText, renderText } = writer;
  const facts = factsOf(scheme, writer);
  const mark = scheme.deprecated ? ' <span class="mark deprecated">deprecated</span>' : '';
  const flows = scheme.kind === 'oauth2' ? scheme.flows.flatMap((flow) => describeFlow(flow, writer)) : [];
  return [
    `<h3><code>${escapeText(name)}</code> ${escapeText(labelOf(scheme, name))}${mark}</h3>`,
    ...textPiece(scheme.description, renderText),
    ...factsPiece(facts),
    ...flows,
  ];
}

function factsOf(scheme: SecurityScheme, writer: AccessWriter): Fact[] {
  if (scheme.kind === 'http' && scheme.bearerFormat !== undefined)
    return [['Format', [writer.escapeText(scheme.bearerFormat)]]];
  if (scheme.kind === 'openIdConnect') return addressFact('Discovery', scheme.url, writer);
  return scheme.kind === 'oauth2' ? addressFact('Metadata', scheme.metadataUrl, writer) : [];
}

/** An address of the API, which a relative one is relative to; a fragment alone names an operation of the site. */
function addressFact(label: string, url: string | undefined, { renderText, server }: AccessWriter): Fact[] {
  if (url === undefined) return [];
  const address = url.startsWith('#') ? url : addressAtServer(url, server);
  // What its author wrote is what readers know it by: a name beyond ASCII, for one.
  const shown = hasHost(url) ? url : (address ?? url);
  return [[label, [addressPiece(shown, address, renderText)]]];
}

const flowNames: Record<string, string> = {
  implicit: 'Implicit flow',
  password: 'Password flow',
  clientCredentials: 'Client credentials flow',
  authorizationCode: 'Authorization code flow',
  deviceAuthorization: 'Device authorization flow',
};

function describeFlow(flow: OAuthFlow, writer: AccessWriter): InsertPiece[] {
  const { escapeText } = writer;
  const addresses: [string, string | undefined][] = [
    ['Authorization', flow.authorizationUrl],
    ['Device authorization', flow.deviceAuthorizationUrl],
    ['Token', flow.tokenUrl],
    ['Refresh', flow.refreshUrl],
  ];
  const rows = addresses.flatMap(([label, url]) => addressFact(label, url, writer));
  const scopes = flow.scopes.map(
    ({ name, description }) => `<li><code>${escapeText(name)}</code> ${escapeText(description)}</li>`,
  );
  const title = ownValue(flowNames, flow.name);
  return [
    `<h4>${escapeText(title ?? flow.name)}</h4>`,
    ...factsPiece(rows),
    ...(scopes.length > 0 ? [`<p>Scopes:</p><ul>${scopes.join('')}</ul>`] : []),
  ];
}

/** The variables of a server's address as a list. */
export function variablesList(variables: ServerVariable[], { escapeText, renderText }: HtmlWriter): InsertPiece[] {
  const items = variables.map(({ name, default: value, enum: values, description }) => {
    const allowed =
      values.length > 0 ? `, one of ${values.map((each) => `<code>${escapeText(each)}</code>`).join(', ')}` : '';
    const usual = value === '' ? 'empty' : `<code>${escapeText(value)}</code>`;
    return [
      `<code>${escapeText(name)}</code>: ${usual} unless stated${allowed} `,
      ...textPiece(description, renderText),
    ];
  });
  return listPiece(items);
}
