import { escapeHtml, mailHref, safeHref } from '../../escape';
import type { ApiInfo, ExternalDocumentation, ReferenceModel, Tag } from '../../model';
import { tagNotes } from '../../pages/apiPage';
import { externalDocsView } from '../../pages/externalDocs';
import { withHeadingAnchors } from '../../pages/introductionHeadings';
import { createSchemeNamer } from '../../pages/securityView';
import type { RenderText } from '../../pages/texts';
import { serverUrl } from '../../sampleRequest';
import type { Download } from '../downloads';
import { accessSection, variablesList } from './accessSection';
import {
  addressPiece,
  type Fact,
  factsPiece,
  type InsertPiece,
  insertHtml,
  type LinePiece,
  leadOf,
  link,
  listPiece,
  onLines,
  textPiece,
} from './insertPieces';

/** An address that names something, if it also leads there. */
function absolute(address: string): string | undefined {
  return /^https?:/i.test(address) ? safeHref(address) : undefined;
}

/** What describes the API as a whole, and the function that makes HTML of its texts. */
interface AboutInput {
  model: ReferenceModel;
  renderText: RenderText;
}

interface IntroductionInput extends AboutInput {
  downloads: readonly Download[];
}

/** A link to further documentation, with its text where that has links of its own. */
function docsPieces(docs: ExternalDocumentation | undefined, renderText: RenderText): LinePiece[] {
  const { externalDocs, written } = externalDocsView(docs, renderText);
  if (!externalDocs && !written) return [];
  const html = externalDocs ? link(externalDocs.label, externalDocs.href) : '';
  const { description } = externalDocs ?? {};
  return [written ? { html, written } : html, ...(description ? [{ text: description }] : [])];
}

/** Where the sections stand that follow the list of operations. */
const anchors = { description: 'about-this-api', servers: 'servers', access: 'access', tags: 'topics' };

/** Up to this number base URLs, and ways of access, are listed before the operations. */
const maxListed = 5;

/**
 * What is before the list of operations: the summary of the Info Object (4.2), or else the first paragraph of its
 * description, then base URLs, access and downloads at a glance, which lead to the sections of `makeAbout`.
 */
export function makeIntroduction({ model, renderText, downloads }: IntroductionInput): InsertPiece[] {
  const { version, info, servers, securitySchemes, operations } = model;
  const { lead } = splitDescription(info, renderText);
  const facts: Fact[] = [
    ...oneRow('Version', version === '' ? [] : [escapeHtml(version)]),
    ...oneRow(servers.length === 1 ? 'Base URL' : 'Base URLs', serverLines(servers)),
    ...oneRow('Access', accessLines(securitySchemes)),
    ...oneRow('Downloads', downloads.map(downloadLine)),
    ...oneRow('More', insertHtml(aboutPieces({ model, renderText })).trim() === '' ? [] : [aboutLink]),
  ];
  const none = operations.length > 0 ? [] : ['<p>This description has no operations.</p>'];
  return onLines([lead, factsPiece(facts), none]);
}

/** The rest of the Info Object, the servers, the ways of access, and tags without a page. */
export function makeAbout({ model, renderText }: AboutInput): InsertPiece[] {
  const { servers } = model;
  const html = { escapeText: escapeHtml, renderText };
  const addresses = servers.map(({ url, name, description, variables }) => {
    const called = name === undefined ? '' : `${escapeHtml(name)}: `;
    return [`${called}${addressOf(url)} `, ...textPiece(description, renderText), ...variablesList(variables, html)];
  });
  const about = aboutPieces({ model, renderText });
  return onLines([
    areDescribed(servers) ? [`<h2 id="${anchors.servers}">Base URLs</h2>`, ...listPiece(addresses)] : [],
    accessSection(model.securitySchemes, { ...html, server: serverUrl(servers[0]) }),
    tagsWithoutPage(model, renderText),
    insertHtml(about).trim() === '' ? about : [`<h2 id="${anchors.description}">About this API</h2>`, '\n', ...about],
  ]);
}

const aboutLink = sectionLink(anchors.description, 'About this API');

/** What the description says of the API beyond its lead. */
function aboutPieces({ model: { info }, renderText }: AboutInput): InsertPiece[] {
  const facts = factsPiece(infoFacts(info, renderText));
  const { rest } = splitDescription(info, renderText);
  const isEmpty = insertHtml(rest).trim() === '';
  return isEmpty ? facts : onLines([rest, facts]);
}

/** Whether base URLs have more to say than what is listed before the operations. */
function areDescribed(servers: ReferenceModel['servers']): boolean {
  return (
    servers.length > maxListed || servers.some(({ description, variables }) => description || variables.length > 0)
  );
}

function addressOf(url: string): string {
  return `<code>${escapeHtml(url || '/')}</code>`;
}

function serverLines(servers: ReferenceModel['servers']): string[] {
  const lines = servers.map(({ url, name }) => addressOf(url) + (name === undefined ? '' : ` ${escapeHtml(name)}`));
  const more = areDescribed(servers) ? [sectionLink(anchors.servers, 'More about base URLs')] : [];
  return [...lines.slice(0, maxListed), ...more];
}

function accessLines(schemes: ReferenceModel['securitySchemes']): string[] {
  const nameScheme = createSchemeNamer(schemes);
  const lines = schemes.map(({ name, scheme }) => {
    const label = nameScheme(scheme, name);
    const words = label === name ? label : label.charAt(0).toUpperCase() + label.slice(1);
    return sectionLink(anchors.access, escapeHtml(words));
  });
  const more = lines.length > maxListed ? [sectionLink(anchors.access, 'More about access')] : [];
  return [...lines.slice(0, maxListed), ...more];
}

function downloadLine({ name, files }: Download): string {
  // The site generator passes on such an address as that of a file.
  const links = files.map(({ label, href }) => link(label, `pathname://${href}`));
  return `${escapeHtml(name)}: ${links.join(', ')}`;
}

/** A row of lines; nothing when there is none. */
function oneRow(label: string, lines: string[]): Fact[] {
  return lines.length > 0 ? [[label, [lines.join('<br>')]]] : [];
}

function sectionLink(anchor: string, label: string): string {
  return `<a href="#${anchor}">${label}</a>`;
}

/** The lead of the description, and what it says beyond. */
function splitDescription(
  { summary, description }: ApiInfo,
  renderText: RenderText,
): { lead: InsertPiece[]; rest: InsertPiece[] } {
  const rendered = description && renderText(description);
  const text = rendered && { ...rendered, html: withHeadingAnchors(rendered.html) };
  if (summary !== undefined) return { lead: [`<p>${escapeHtml(summary)}</p>`], rest: text ? [{ text }] : [] };
  if (!text || leadOf(text) === '') return { lead: [], rest: text ? [{ text }] : [] };
  return { lead: [{ text, blocks: 'first' }], rest: [{ text, blocks: 'others' }] };
}

/** Texts of tags that no operation has first: the tags that hold others, and those that are not used. */
function tagsWithoutPage({ tags, operations }: ReferenceModel, renderText: RenderText): InsertPiece[] {
  const paged = new Set(operations.map((operation) => operation.tags[0]));
  const others = tags.filter(({ name }) => !paged.has(name));
  const saysMore = ({ description, externalDocs, kind, summary }: Tag): boolean =>
    Boolean(description || externalDocs || kind || summary);
  // Of a description without operations, the names of tags are all that there is to say of them.
  const names = operations.length === 0 ? others.filter((tag) => !saysMore(tag)) : [];
  const items = others.filter(saysMore).flatMap((tag) => {
    const notes = tagNotes(tag).map((note) => `<p>${escapeHtml(note)}</p>`);
    return [
      `<h3>${escapeHtml(tag.title)}</h3>${notes.join('')}`,
      ...textPiece(tag.description, renderText),
      ...docsPieces(tag.externalDocs, renderText),
    ];
  });
  const list = names.map(({ title }) => `<li>${escapeHtml(title)}</li>`).join('');
  const all = list === '' ? items : [`<ul>${list}</ul>`, ...items];
  return all.length > 0 ? [`<h2 id="${anchors.tags}">Topics</h2>`, ...all] : [];
}

function infoFacts(
  { contact, license, termsOfService, externalDocs, self, dialect }: ApiInfo,
  renderText: RenderText,
): Fact[] {
  const facts: Fact[] = [];
  if (contact?.name !== undefined || contact?.url !== undefined) {
    facts.push(['Contact', [addressPiece(contact.name ?? contact.url ?? '', contact.url, renderText)]]);
  }
  if (contact?.email !== undefined) facts.push(['Mail', [link(contact.email, mailHref(contact.email))]]);
  const names = new Set([license?.name, license?.identifier].filter(Boolean));
  const licence = [...names].join(', ') || license?.url;
  if (licence) facts.push(['Licence', [addressPiece(licence, license?.url, renderText)]]);
  if (termsOfService !== undefined) {
    facts.push(['Terms of service', [addressPiece(termsOfService, termsOfService, renderText)]]);
  }
  if (externalDocs) facts.push(['More', docsPieces(externalDocs, renderText)]);
  if (self !== undefined) facts.push(['URL of the description', [link(self, absolute(self))]]);
  if (dialect !== undefined) facts.push(['Schema dialect', [link(dialect, absolute(dialect))]]);
  return facts;
}
