import type { ApiInfo, ReferenceModel } from '../model';

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function link(label: string, href: string | undefined): string {
  const safe = href !== undefined && /^(https?:|mailto:)/i.test(href);
  return safe ? `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>` : escapeHtml(label);
}

/** The Info Object (4.2) and the servers as HTML: what a reader has to know before the first request. */
export function makeIntroduction({ title, version, info, servers }: ReferenceModel): string {
  const facts = [...infoFacts(info), ['Version', escapeHtml(version)] as const];
  const rows = facts.map(([label, html]) => `<tr><th scope="row">${label}</th><td>${html}</td></tr>`);
  const addresses = servers.map(
    ({ url, description }) =>
      `<li><code>${escapeHtml(url)}</code> ${description?.html.replace(/^<p>|<\/p>$/g, '') ?? ''}</li>`,
  );
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    info.summary === undefined ? '' : `<p>${escapeHtml(info.summary)}</p>`,
    info.description?.html ?? '',
    addresses.length > 0 ? `<h2 id="servers">Base addresses</h2><ul>${addresses.join('')}</ul>` : '',
    `<table><tbody>${rows.join('')}</tbody></table>`,
  ].join('\n');
}

function infoFacts({ contact, license, termsOfService, externalDocs }: ApiInfo): (readonly [string, string])[] {
  const facts: (readonly [string, string])[] = [];
  if (contact?.name !== undefined || contact?.url !== undefined) {
    facts.push(['Contact', link(contact.name ?? contact.url ?? '', contact.url)]);
  }
  if (contact?.email !== undefined) facts.push(['Mail', link(contact.email, `mailto:${contact.email}`)]);
  if (license)
    facts.push(['Licence', link([license.name, license.identifier].filter(Boolean).join(', '), license.url)]);
  if (termsOfService !== undefined) facts.push(['Terms of service', link(termsOfService, termsOfService)]);
  if (externalDocs) facts.push(['More', link(externalDocs.description?.source ?? externalDocs.url, externalDocs.url)]);
  return facts;
}
