import type { Operation, Parameter, Schema } from '../model';
import { valueAt } from '../pointer';
import type { Link } from '../text';

/** Which releases brought or changed the parts of a description, as links to the changelog: `since 1.2`. */
export interface ReleaseMarks {
  /** By `operationKey`. */
  operations: ReadonlyMap<string, Link[]>;
  /** By `parameterKey`. */
  parameters: ReadonlyMap<string, Link[]>;
  /** Of schemas, parameters and headers by their pointers into the document. */
  pointers: ReadonlyMap<string, Link[]>;
}

/** An operation or webhook as marks are kept for it. */
export function operationKey({ kind, method, path }: Pick<Operation, 'kind' | 'method' | 'path'>): string {
  return `${kind} ${method} ${path}`;
}

/** A parameter of an operation as marks are kept for it. */
export function parameterKey(
  operation: Pick<Operation, 'kind' | 'method' | 'path'>,
  place: string,
  name: string,
): string {
  return `${operationKey(operation)} ${place} ${name}`;
}

/** Finds the marks of what a page shows. */
export interface ReleaseLinks {
  ofOperation: (operation: Operation) => Link[];
  ofParameter: (operation: Operation, parameter: Parameter) => Link[];
  /** Of a parameter or header wherever it is used. */
  ofShared: (parameter: Parameter) => Link[];
  ofSchema: (schema: Schema) => Link[];
}

/** No marks: of a description without releases. */
export const noReleases: ReleaseMarks = { operations: new Map(), parameters: new Map(), pointers: new Map() };

/** Joins marks with the model of a document; `schemaNodes` says what each schema was built from. */
export function linkReleases(marks: ReleaseMarks, document: object, schemaNodes: Map<Schema, unknown>): ReleaseLinks {
  const byNode = new Map<unknown, Link[]>();
  for (const [pointer, links] of marks.pointers) {
    const node = valueAt(document, pointer);
    if (typeof node === 'object' && node !== null) byNode.set(node, links);
  }
  return {
    ofOperation: (operation) => marks.operations.get(operationKey(operation)) ?? [],
    ofParameter: (operation, { in: place, name }) => marks.parameters.get(parameterKey(operation, place, name)) ?? [],
    ofShared: ({ pointer }) => marks.pointers.get(pointer) ?? [],
    ofSchema: (schema) => (byNode.size === 0 ? [] : (byNode.get(schemaNodes.get(schema)) ?? [])),
  };
}

/** Marks as a part of what a page shows, where there are some. */
export function markedBy(links: Link[] | undefined): { releases?: Link[] } {
  return links && links.length > 0 ? { releases: links } : {};
}
