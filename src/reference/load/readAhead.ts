import type { BaseResolver, Document } from '@redocly/openapi-core';
import { type EndlessReference, takeEndlessReferences } from './endlessReferences';
import { createNamedTargets } from './namedTargets';
import { nameSchemes, schemeFiles } from './schemeAddresses';
import { visitReferences } from './visitReferences';

/**
 * Reads the files of a description before the bundler does, which finds them read, and puts their references right in
 * place: those that name a schema or a file by the address that it calls itself lead to its place, and those that lead back
 * to themselves are taken away and returned. A file that cannot be read is left to the bundler, which says so.
 */
export async function readAhead(root: string, resolver: BaseResolver): Promise<EndlessReference[]> {
  const documents = new Map<string, Document>();
  const named = createNamedTargets();
  const seen = new Set([root]);
  for (let files = [root]; files.length > 0; ) {
    const read = await Promise.all(files.map((file) => readFile(file, resolver, file === root)));
    const found = read.filter((document) => document !== undefined);
    for (const document of found) {
      documents.set(document.source.absoluteRef, document);
      named.add(document);
    }
    for (const document of found) named.rewriteReferences(document);
    files = [...new Set(found.flatMap((document) => filesNamedIn(document, documents.get(root), resolver)))].filter(
      (file) => !seen.has(file),
    );
    for (const file of files) seen.add(file);
  }
  // A schema may have the name that a file which was read before refers to.
  for (const document of documents.values()) named.rewriteReferences(document);
  nameSchemes(documents, root, resolver);
  return takeEndlessReferences(documents, resolver);
}

async function readFile(file: string, resolver: BaseResolver, isRoot: boolean): Promise<Document | undefined> {
  // The bundler reads it again, and says what is wrong with it.
  const document = await resolver.resolveDocument(null, file, isRoot).catch(() => undefined);
  return document && 'parsed' in document ? document : undefined;
}

/** The files and addresses that references in a file lead to, and those of security schemes. */
function filesNamedIn(document: Document, description: Document | undefined, resolver: BaseResolver): string[] {
  const files = schemeFiles(document, description, resolver);
  const { source, parsed } = document;
  visitReferences(parsed, ({ reference }) => {
    const [path = ''] = reference.split('#');
    if (path !== '') files.push(resolver.resolveExternalRef(source.absoluteRef, path));
  });
  return files;
}
