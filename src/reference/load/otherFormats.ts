import { asNode, type Node } from '../json';
import type { Problem } from '../problems';

/** What a file of another format is, and which description is to be named in its place. */
interface Format {
  name: string;
  has: string;
  remedy: (root: Node) => string;
}

/** Formats beside OpenAPI, by the field of the root that states their version. */
const formats: Record<string, Format> = {
  overlay: {
    name: 'an Overlay',
    has: 'it has changes for a description, and no description',
    remedy: ({ extends: target }) =>
      `Name the description that it changes${quoted(target)}, and this file as an overlay (--overlay).`,
  },
  arazzo: {
    name: 'an Arazzo file',
    has: 'it has workflows, and no description of operations',
    remedy: ({ sourceDescriptions }) => {
      const sources = Array.isArray(sourceDescriptions) ? sourceDescriptions.map(asNode) : [];
      const source = sources.find(({ type }) => type === undefined || type === 'openapi');
      return `Name the description whose operations it calls${quoted(source?.url)}. Arazzo files beside a description are read with it.`;
    },
  },
  asyncapi: {
    name: 'an AsyncAPI description',
    has: 'it describes messages, and no operations over HTTP',
    remedy: () => 'Name an OpenAPI description.',
  },
};

/** The problem of a file whose root says that it is of another format than OpenAPI; undefined for every other. */
export function otherFormatProblem(parsed: unknown, file: string): Problem | undefined {
  const root = asNode(parsed);
  if ('openapi' in root || 'swagger' in root) return undefined;
  const field = Object.keys(formats).find((name) => name in root);
  const format = field === undefined ? undefined : formats[field];
  if (!format) return undefined;
  return {
    severity: 'error',
    place: { file, line: 1, column: 1, pointer: '#' },
    message: `This is ${format.name}: ${format.has}.`,
    remedy: format.remedy(root),
  };
}

function quoted(address: unknown): string {
  return typeof address === 'string' && address.trim() !== '' ? ` (${address.trim()})` : '';
}
