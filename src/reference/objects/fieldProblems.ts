import { createAnchorFinder, type FindAnchor } from '../anchors';
import { versionOf } from '../buildContext';
import { type Node, ownValue } from '../json';
import type { Description } from '../load/description';
import { visitReferences } from '../load/visitReferences';
import { whyAsWritten } from '../longTexts';
import { createMarkdownParser } from '../markdown';
import { methodFields } from '../methods';
import { pointerKeys, toPointer } from '../pointer';
import type { Problem } from '../problems';
import { styleOfSwagger, swaggerFormat } from '../request/parameterStyle';
import { walkObject } from '../support/walk';
import { reportIgnored } from './ignoredFields';
import { reportNames } from './nameProblems';

/** Called with each field at fault: its pointer, the message and the way out. */
type Report = (pointer: string, message: string, remedy: string, further?: Pick<Problem, 'isViolation'>) => void;

/**
 * A notice for each field of a bundled description that no page shows, for each text that is not read as
 * Markdown, for each anchor, scope, operation, tag and parameter whose name leads nowhere or is taken, and for what the
 * specification ignores. `logo` is given where the site shows the logo that the description names, with why it does not.
 */
export function findFieldProblems(
  { document, locate, mapTargets = new Set() }: Pick<Description, 'document' | 'locate' | 'mapTargets'>,
  logo?: { problem?: string },
): Problem[] {
  const root = document as unknown as Node;
  const problems: Problem[] = [];
  const notice: Report = (pointer, message, remedy, further = {}) =>
    problems.push({ severity: 'notice', place: locate(pointer), message, remedy, ...further });
  reportUnknownFields(root, createReferralCheck(root, mapTargets), notice, logo);
  reportLongTexts(root, notice);
  reportLostAnchors(root, createAnchorFinder(root), notice);
  reportNames(root, notice);
  reportIgnored(root, notice);
  return problems;
}

/** Extensions that hold operations, and where OpenAPI has these. */
const withOperations: Readonly<Record<string, string>> = {
  'x-webhooks': 'State them in `webhooks`, with OpenAPI 3.1.',
  'x-ms-paths': 'State them in `paths`.',
  'x-amazon-apigateway-any-method': 'State an operation for each method.',
};

/**
 * Names every field that the support matrix does not have, with the reason: an extension that this generator does not know,
 * or a field that the specification does not have there. Components that nothing refers to are walked through as well.
 * From OpenAPI 3.1 on a Schema Object may have any field (4.24). An extension that references lead into is shown where they are.
 */
function reportUnknownFields(
  document: Node,
  isReferred: (pointer: string) => boolean,
  report: Report,
  logo?: { problem?: string },
): void {
  const remedy = 'Correct its name or its place.';
  const isOpen = versionOf(document) !== '3.0';
  walkObject('OpenAPI', document, '#', ({ object, field, value, support, pointer }) => {
    // It is shown as the style of the parameter.
    if (support || (field === swaggerFormat && styleOfSwagger(value) !== undefined)) return true;
    const wayOut = ownValue<string>(withOperations, field);
    if (logo && pointer === '#/info/x-logo') reportLogo(logo, pointer, report);
    else if (wayOut !== undefined) report(pointer, `The operations in "${field}" are not shown.`, wayOut);
    else if (field.startsWith('x-') && isReferred(pointer)) return false;
    else if (field.startsWith('x-'))
      report(pointer, `The extension "${field}" is not shown.`, 'Nothing, if it is for other tools.');
    else if (object === 'Schema' && isOpen)
      report(pointer, `The keyword "${field}" of a schema is not known, so it is not shown.`, remedy);
    else report(pointer, notOf(field, object, isReferred(pointer)), remedy, { isViolation: true });
    return false;
  });
}

function reportLogo({ problem }: { problem?: string }, pointer: string, report: Report): void {
  if (problem === undefined) return;
  report(
    pointer,
    `The logo is not shown: ${problem}`,
    'Put it beside the description, and write its path: `./logo.svg`.',
  );
}

function reportLongTexts(document: Node, report: Report): void {
  const parser = createMarkdownParser();
  walkObject('OpenAPI', document, '#', ({ support, value, pointer }) => {
    const reason = support?.kind === 'markdown' && typeof value === 'string' ? whyAsWritten(value, parser) : undefined;
    if (reason !== undefined)
      report(
        pointer,
        `${reason} is shown as it is written, not as Markdown.`,
        'Divide it, or put the longer part into a guide.',
      );
    return true;
  });
}

/** That an object has no field of a name: `"sumary" is not a field of the Path Item Object`. */
function notOf(field: string, object: string, isReferred: boolean): string {
  const name = object.replace(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ');
  const shown = isShown(field, object, isReferred) ? 'but it is shown' : 'so it is not shown';
  return `"${field}" is not a field of the ${name} Object, ${shown}.`;
}

/** Whether something is shown that is no field: a method by its letters, XML Objects as a whole, and where references lead. */
function isShown(field: string, object: string, isReferred: boolean): boolean {
  if (object === 'PathItem') return methodFields.includes(field.toLowerCase());
  return object === 'XML' || (object === 'OpenAPI' && isReferred);
}

/** Makes the check whether references lead to a place or into it; `mapTargets` are those of references that are written out. */
function createReferralCheck(document: Node, mapTargets: ReadonlySet<string>): (pointer: string) => boolean {
  let places: Set<string> | undefined;
  const find = (): Set<string> => {
    const targets = new Set(mapTargets);
    visitReferences(document, ({ reference, isInData }) => {
      if (reference.startsWith('#/') && !isInData) targets.add(reference);
    });
    const ways = [...targets].map(pointerKeys);
    return new Set(ways.flatMap((keys) => keys.map((_key, index) => toPointer(keys.slice(0, index + 1)))));
  };
  return (pointer) => {
    places ??= find();
    return places.has(pointer);
  };
}

/**
 * Names every reference of a schema to an anchor (`#name`, JSON Schema core 8.2.2) that no schema of the description
 * has. The bundler follows pointers only, so nobody else would say so.
 */
function reportLostAnchors(document: Node, findAnchor: FindAnchor, report: Report): void {
  walkObject('OpenAPI', document, '#', ({ object, field, value, pointer }) => {
    const isReference = object === 'Schema' && (field === '$ref' || field === '$dynamicRef');
    if (isReference && typeof value === 'string' && /^#[^/]+$/.test(value) && !findAnchor(value.slice(1)))
      report(
        pointer,
        `No schema has the anchor "${value.slice(1)}", so any value is shown.`,
        'Correct the name of the anchor.',
      );
    return true;
  });
}
