import { toPlainText } from '../markdown';
import type { Server } from '../model';
import type { ServerView } from '../page';
import { shownServerUrl } from '../sampleRequest';
import type { FieldView } from '../schemaRows';
import type { Anchors } from './anchors';
import type { RenderText } from './texts';

interface ServerContext {
  anchors: Anchors;
  renderText: RenderText;
  emptyField: (anchor: string, name: string) => FieldView;
}

const maxLabelLength = 32;

/** The base URLs of an operation (4.5 Server Object), each with the words by which a reader chooses it. */
export function serverViews(servers: Server[], anchor: string, context: ServerContext): ServerView[] {
  const views = servers.map((server) => ({ url: shownServerUrl(server), ...wordsOf(server, anchor, context) }));
  const labels = views.map(labelOf);
  const counts = countOf(labels);
  return views.map((view, index) => {
    const own = labels[index] ?? view.url;
    const isOwn = own !== view.url && counts.get(own) === 1;
    const isDescribedByLabel = view.description?.source.join(' ').trim() === (isOwn ? own : view.url);
    return { ...view, ...(isOwn ? { label: own } : {}), ...(isDescribedByLabel ? { isDescribedByLabel } : {}) };
  });
}

function countOf(labels: readonly (string | undefined)[]): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

function wordsOf(server: Server, anchor: string, { anchors, renderText, emptyField }: ServerContext) {
  return {
    ...(server.name === undefined ? {} : { name: server.name }),
    ...(server.url.includes('{') ? { template: server.url } : {}),
    description: server.description && renderText(server.description),
    variables: server.variables.map((variable) => ({
      ...emptyField(anchors.child(anchor, `server.${variable.name}`), variable.name),
      description: variable.description && renderText(variable.description),
      facts: [{ keyword: 'default', label: 'Default', value: variable.default }],
      enum: variable.enum.map((value) => ({ value })),
    })),
  };
}

/** The name, else a short first sentence of the description: `Sandbox. Is reset every night.` gives `Sandbox`. */
function labelOf({ name, description }: Pick<ServerView, 'name' | 'description'>): string | undefined {
  if (name) return name;
  const [sentence = ''] = description ? toPlainText(description, 200).split(/[.:;,!?]\s|[.:]$/) : [];
  const label = sentence.length <= maxLabelLength ? sentence.trim() : '';
  return label || undefined;
}

/**
 * Whether samples for one of these addresses become samples for another by putting the one in the other's place: no
 * language writes one of their characters in a way of its own.
 */
export function areInterchangeable(servers: ServerView[]): boolean {
  return servers.length > 1 && servers.every(({ url }) => /^https?:\/\/[\w.~:/%@-]+$/i.test(url));
}
