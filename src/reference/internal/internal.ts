import type { Node } from '../json';
import { pointerKeys } from '../pointer';
import type { Locate, Problem } from '../problems';
import type { AudienceMarks } from './audience';
import type { Cleaning } from './cleanDocument';
import { isOrdinary } from './codeNames';
import { createExpressionReader } from './expressions';
import { createFieldFinder, listedValues } from './listedFields';
import { fieldTest, findLostNames } from './lostNames';
import { createMentionReader } from './mentions';
import { createOperationReader, type DescribedOperation, pruneContent, responsesOf } from './operation';
import { partOn } from './parts';
import { resolve } from './references';
import type { RemovedPart } from './removedParts';
import { schemaContext } from './schemaGroup';
import { internalScopes } from './scopes';
import { createNameReader } from './unknownFields';
import { withoutLostFields } from './values';

/** What becomes of internal schemas: they go, or are shown where something public uses them. */
export type InternalSchemas = 'remove' | 'unlist';

/** Reads what becomes of internal schemas, as `--internal` and OPENAPI_INTERNAL say it. Throws for any other text. */
export function toInternal(text = 'remove'): InternalSchemas {
  if (text === 'remove' || text === 'unlist') return text;
  throw new Error(`"${text}" does not say what becomes of internal schemas. Name "remove" or "unlist".`);
}

/** What the author of a description keeps from readers, for what else may name it. */
export interface Internal {
  /** The names of the marked parts, which other versions of the description have for them as well (`createNamer`). */
  names: ReadonlySet<string>;
  /** The names of the operations that stay, and of the scopes that only internal flows have (`OtherMarks`). */
  shown: ReadonlySet<string>;
  scopes: ReadonlySet<string>;
  /** Whether a value is the name of a field that is gone, and that no parameter lists which stays. */
  isField: (value: unknown) => boolean;
  /** Whether a name is one of a field that is gone alone, and no ordinary word. */
  isFieldName: (name: string) => boolean;
  /** The document with all that is internal, for what has to tell it from what is gone; undefined where nothing is. */
  whole: Node | undefined;
  /** Whether what is at a pointer into `whole` is internal: not where it only goes since nothing public uses it. */
  hides: (pointer: string) => boolean;
  /** The parts that are not shown, with the rules by which they are left out. */
  removed: () => RemovedPart[];
  /** Whether a text has a name, an address or a path of what is gone, which nothing has that stays. */
  mentions: (text: string) => boolean;
  /** Notices of texts and values in a document about the description that name what is gone (`createMentionReader`). */
  findMentions: (document: Node, locate: Locate) => Problem[];
  /** What marks in files beside the description say, in an edition for an audience. */
  audience?: AudienceMarks | undefined;
  /** What an operation has lost, by its operationId or pointer; undefined for one that never was. */
  operation: (named: string) => DescribedOperation | undefined;
}

/** What a description says that marks nothing as internal. */
export const nothingInternal: Internal = {
  names: new Set(),
  shown: new Set(),
  scopes: new Set(),
  isField: () => false,
  isFieldName: () => false,
  whole: undefined,
  hides: () => false,
  removed: () => [],
  mentions: () => false,
  findMentions: () => [],
  operation: () => undefined,
};

/** Says what was internal in a document. */
export function internalOf(cleaning: Cleaning): Omit<Internal, 'removed'> {
  const { parts, references, removal, lost, names, shown } = cleaning;
  const { gone, reasons } = removal;
  const read = createOperationReader(references, gone);
  const schemas = schemaContext(references, gone);
  const namesLost = createExpressionReader(references, gone);
  const findField = createFieldFinder(lost);
  const isLostField = fieldTest(lost);
  // Where a schema says nothing of a field, its name does.
  const open = (value: unknown): unknown => withoutLostFields(value, isLostField);
  const shownFields = new Set(listedValues(parts, references, gone).map(({ value }) => findField(value)));
  const operations = parts.all.filter(({ object }) => object === 'Operation');
  const byId = new Map(operations.map((part) => [part.node.operationId, part]));
  return {
    ...{ names, shown, scopes: internalScopes(parts, references, gone) },
    isField: (value) => {
      const name = findField(value);
      return name !== undefined && !shownFields.has(name);
    },
    isFieldName: (name) => isLostField(name) && !isOrdinary(name),
    whole: parts.document,
    hides: (pointer) => {
      for (let part = partOn(pointerKeys(pointer), parts); part; part = part.parent) {
        const reason = reasons.get(part);
        if (reason) return reason.by !== 'use';
      }
      return false;
    },
    // Examples may have been left out since.
    mentions: createNameReader(parts, gone, findLostNames(parts, gone)),
    findMentions: createMentionReader(cleaning),
    operation: (named) => {
      const part = named.startsWith('#') ? references.follow(named)?.part : byId.get(named);
      if (part?.object !== 'Operation') return undefined;
      const responses = responsesOf(part, references);
      const bodies = part.parts.filter(({ field }) => field === 'requestBody').map((each) => resolve(each, references));
      const own = read(part);
      return {
        ...own,
        prune: (body) => open(own.prune(body)),
        pruneParameter: (place, name, value) => open(own.pruneParameter(place, name, value)),
        namesLost: (text) => namesLost(text, part),
        mentionsLost: (text, of = 'response') =>
          (of === 'response' ? responses : bodies).some((each) => pruneContent(text, each, schemas) === undefined),
      };
    },
  };
}
