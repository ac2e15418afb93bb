import { escapeHtml } from '../html';
import type { ApiInfo, ReferenceModel } from '../model';
import { accessSection, table, variablesList } from './accessSection';

function link(label: string, href: string | undefined): string {
  const safe = href !== undefined && /^(https?:|mailto:)/i.test(href);
  return safe ? `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>` : escapeHtml(label);
}

/** The Info Object (4.2) and the servers as HTML: what a reader has to know before the first request. */
export function makeIntroduction(model: ReferenceModel): string {
  const { title, version, info, servers } = model;
  const facts = [...infoFacts(info), ['Version', escapeHtml(version)] as const];
  const addresses = servers.map(({ url, name, description, variables }) => {
    const called = name === undefined ? '' : `${escapeHtml(name)}: `;
    return `<li>${called}<code>${escapeHtml(url)}</code> ${description?.html ?? ''}${variablesList(variables, escapeHtml)}</li>`;
  });
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    info.summary === undefined ? '' : `<p>${escapeHtml(info.summary)}</p>`,
    info.description?.html ?? '',
    addresses.length > 0 ? `<h2 id="servers">Base URLs</h2><ul>${addresses.join('')}</ul>` : '',
    accessSection(model.securitySchemes, { escapeText: escapeHtml, link }),
    tagsWithoutPage(model),
    table(facts),
  ].join('\n');
}

/** What is said of tags that no operation has first: the tags that hold others, and those that are not used. */
function tagsWithoutPage({ tags, operations }: ReferenceModel): string {
  const paged = new Set(operations.map((operation) => operation.tags[0]));
  const others = tags.filter(
    ({ name, description, externalDocs, kind, summary }) =>
      !paged.has(name) && (description || externalDocs || kind || summary),
  );
  const items = others.map(({ title, summary, kind, description, externalDocs }) => {
    const docs = externalDocs ? link(externalDocs.description?.source ?? externalDocs.url, externalDocs.url) : '';
    const notes = [summary, kind === undefined ? undefined : `Kind of tag: ${kind}`].filter(
      (note) => note !== undefined,
    );
    return `<h3>${escapeHtml(title)}</h3>${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}${description?.html ?? ''}${docs}`;
  });
  return items.length > 0 ? `<h2 id="topics">Topics</h2>${items.join('')}` : '';
}

function infoFacts({
  contact,
  license,
  termsOfService,
  externalDocs,
  self,
  dialect,
}: ApiInfo): (readonly [string, string])[] {
  const facts: (readonly [string, string])[] = [];
  if (contact?.name !== undefined || contact?.url !== undefined) {
    facts.push(['Contact', link(contact.name ?? contact.url ?? '', contact.url)]);
  }
  if (contact?.email !== undefined) facts.push(['Mail', link(contact.email, `mailto:${contact.email}`)]);
  if (license)
    facts.push(['Licence', link([license.name, license.identifier].filter(Boolean).join(', '), license.url)]);
  if (termsOfService !== undefined) facts.push(['Terms of service', link(termsOfService, termsOfService)]);
  if (externalDocs) facts.push(['More', link(externalDocs.description?.source ?? externalDocs.url, externalDocs.url)]);
  if (self !== undefined) facts.push(['Address of the description', link(self, self)]);
  if (dialect !== undefined) facts.push(['Dialect of the schemas', link(dialect, dialect)]);
  return facts;
}
