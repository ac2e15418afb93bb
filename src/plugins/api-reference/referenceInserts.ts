import { existsSync, readFileSync } from 'node:fs';
import type { Nodes, Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { escapeRegExp } from '../../reference/escape';
import type { GuideInsert, GuideInserts } from '../../reference/outputs/guides/guideInserts';
import { insertName, nameInside } from '../../reference/outputs/markdown/marker';
import { cleanInsert } from './cleanInsert';
import { type DocsVersion, versionOfFile } from './versions';

/** The texts of the reference, with that of its changelog where it has releases. */
type SiteInserts = GuideInserts & { changelog?: GuideInsert };

/** The texts of a reference with its changelog. */
export function withChangelog({
  inserts,
  releases,
}: {
  inserts: GuideInserts;
  releases?: { changelog: GuideInsert };
}): { inserts: SiteInserts } {
  return { inserts: releases ? { ...inserts, changelog: releases.changelog } : inserts };
}

/** The texts of the reference for guides, by the versions of the docs. */
export interface ReferenceInserts {
  /** Replaces `<!-- reference:name -->`, alone on its line in a guide, by the text of that name. */
  remarkPlugin: (this: Processor) => (root: Root, file: { path?: string }) => void;
  /** Sets the reference that a version's guides take texts from, before any guide is read. */
  provide: (versionName: string, reference: { inserts: SiteInserts }) => void;
  /** The docs of a version; a title of `<!-- reference:name -->` is the text of that name. */
  fillTitles: (version: DocsVersion) => DocsVersion;
  /** The text of a name for a guide's file. Throws when there is none. */
  find: (name: string, file: string) => GuideInsert;
}

/** Makes the connection between the generated reference and the guides that show parts of it. */
export function referenceInserts(): ReferenceInserts {
  const inserts = new Map<string, SiteInserts>();
  return {
    provide: (versionName, reference) => {
      inserts.set(versionName, reference.inserts);
    },
    fillTitles: (version) => ({
      ...version,
      docs: version.docs.map((doc) => {
        const name = insertName(doc.title);
        if (name === undefined) return doc;
        return { ...doc, title: findInsert(inserts.get(version.versionName), name, doc.source).text };
      }),
    }),
    find: (name, file) => findInsert(inserts.get(versionOfFile(file)), name, file),
    remarkPlugin() {
      const parse = (text: string): RootContent[] => cleanInsert((this.parse(text) as Root).children);
      return (root, file) => {
        root.children = root.children.flatMap((node) => {
          const name = node.type === 'html' ? insertName(node.value) : undefined;
          if (name === undefined) {
            refuseInside(node, file.path);
            return [node];
          }
          const { kind, text } = findInsert(inserts.get(versionOfFile(file.path ?? '')), name, file.path);
          if (kind === 'html') return [{ type: 'html', value: text }];
          return kind === 'markdown' ? parse(text) : [{ type: 'paragraph', children: [{ type: 'text', value: text }] }];
        });
      };
    },
  };
}

/** Throws an Error where a comment asks for a text and is not alone on its line, or is in a list or a quote: no text can be there. */
function refuseInside(node: Nodes, file = 'A guide'): void {
  const name = node.type === 'html' ? nameInside(node.value) : undefined;
  if (name !== undefined) {
    const place = placeIn(file, name);
    throw new Error(
      `${place}: "reference:${name}" is beside other text. Put it on a line of its own, outside lists and quotes.`,
    );
  }
  if ('children' in node) for (const child of node.children) refuseInside(child, file);
}

function findInsert(inserts: SiteInserts | undefined, name: string, file = 'A guide'): GuideInsert {
  const insert = inserts && Object.entries(inserts).find(([key]) => key === name)?.[1];
  if (insert === undefined) {
    const known = Object.keys(inserts ?? {}).join(', ');
    throw new Error(`${placeIn(file, name)}: There is no text "reference:${name}". Name one of these: ${known}.`);
  }
  return insert;
}

/** Where a file asks for a text. What remark says of places does not count the lines of the front matter. */
function placeIn(file: string, name: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const index = text.search(new RegExp(`reference\\s*:\\s*${escapeRegExp(name)}\\s*-->`, 'i'));
  if (index < 0) return file;
  const lines = text.slice(0, index).split('\n');
  return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}
