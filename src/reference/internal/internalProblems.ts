import { versionOf } from '../buildContext';
import { extendPointer, pointerKeys, valueAt } from '../pointer';
import { type Locate, type Problem, placeText } from '../problems';
import { shortened } from '../shortened';
import type { Cleaning } from './cleanDocument';
import { createFieldFinder, listedValues } from './listedFields';
import { findMarkProblems } from './markProblems';
import { findLosses } from './needed';
import type { Part } from './parts';
import type { References } from './references';
import type { Removal } from './removal';
import { groupOf, type SchemaContext, schemaContext } from './schemaGroup';
import { findLostScopes } from './scopes';
import { notWrittenOut } from './unlistProblems';

/** What is wrong with the marks of a description, and what its public parts lose by them. */
export function findProblems(cleaning: Cleaning, locate: Locate): Problem[] {
  const { parts, references, removal, unlisted, tooMany } = cleaning;
  const losses = findLosses(parts, references, removal, versionOf(parts.document));
  const errors = losses.map(
    ({ part, message, remedy }): Problem => ({
      ...{ severity: 'error', place: locate(part.pointer), message, remedy, code: 'internal' },
    }),
  );
  const known = new Set(losses.map(({ part }) => part));
  return [
    ...findMarkProblems(parts, locate),
    ...errors,
    ...publicUses(references, removal, locate, known),
    ...withoutServers(removal, locate),
    ...notWrittenOut(unlisted, locate),
    ...lostScopes(references, removal, locate),
    ...publicFields(cleaning, locate),
    ...lostTexts(removal, locate),
    ...listedNames(cleaning, locate),
    ...(tooMany ? [tooManyNames(tooMany, locate)] : []),
  ];
}

/** Samples that are left out since they name what is internal, and what leads to its address. */
function lostTexts({ gone, reasons }: Removal, locate: Locate): Problem[] {
  return [...reasons].flatMap(([{ object, parent, pointer }, { by }]): Problem[] => {
    if (!parent || gone.has(parent)) return [];
    const place = locate(pointer);
    if (by === 'address') {
      const message = 'This leads to an address that is internal, and is left out.';
      return [{ severity: 'notice', place, message, remedy: 'Name a public address.' }];
    }
    if (object !== 'CodeSample' || by !== 'rest') return [];
    const message = 'This sample names something that is internal, and is left out.';
    return [{ severity: 'notice', place, message, remedy: 'Write a sample of what is public.' }];
  });
}

/** Internal fields that another schema of the same object has as well. */
function publicFields({ publicElsewhere }: Cleaning, locate: Locate): Problem[] {
  return [...publicElsewhere()].map(([{ pointer, key = '' }, other]): Problem => {
    const place = placeText(locate(extendPointer(other.pointer, 'properties', key)));
    const message = `The field "${shortened(key)}" is internal here, and public in a schema of the same object (${place}), so it is shown.`;
    return { severity: 'notice', place: locate(pointer), message, remedy: 'Mark both, or neither.' };
  });
}

/** Scopes that requirements name, though the only flows that give them are internal. */
function lostScopes(references: References, { gone }: Removal, locate: Locate): Problem[] {
  return findLostScopes(references, gone).map(({ scope, pointer, flow }): Problem => {
    const message = `This is the scope "${scope}", which only a flow gives that is internal (${placeText(locate(flow.pointer))}), and is left out.`;
    const remedy = 'Mark the operation as internal too, or let a public flow give the scope.';
    const kind = 'Scopes that only internal flows give are left out.';
    return { severity: 'notice', place: locate(pointer), message, kind, remedy };
  });
}

/** Listed values, such as those of a parameter that sorts, that name internal fields: they stay, since they are data. */
function listedNames(
  { parts, references, removal: { gone }, lost, moves, result }: Cleaning,
  locate: Locate,
): Problem[] {
  const findField = createFieldFinder(lost);
  return listedValues(parts, references, gone).flatMap(({ value, pointer }): Problem[] => {
    const name = findField(value);
    // A text of JSON may have lost the field.
    if (name === undefined || valueAt(result.document, moves.forward(pointerKeys(pointer))) !== value) return [];
    const message = `This value names a field that is internal, "${name}", and is shown.`;
    const kind = 'Listed values name internal fields, and are shown.';
    const remedy = 'Take the value out, or mark what lists it as internal.';
    return [{ severity: 'notice', place: locate(pointer), message, kind, remedy }];
  });
}

/** Schemas that say so much of the same values that not all names of what is internal can be found. */
function tooManyNames({ pointer }: Part, locate: Locate): Problem {
  const message = 'Too many schemas say something of the same fields to find all names of what is internal.';
  const remedy = 'Let fewer schemas extend each other, or take the marks away from their fields.';
  return { severity: 'error', place: locate(pointer), message, remedy, code: 'internal' };
}

/** What has internal servers alone, so that others are shown for it. */
function withoutServers({ gone, reasons }: Removal, locate: Locate): Problem[] {
  const servers = [...reasons.keys()].filter(({ object, field }) => object === 'Server' && field === 'servers');
  const holders = new Set(servers.flatMap(({ parent }) => (parent && !gone.has(parent) ? [parent] : [])));
  const isEmptied = ({ parts }: Part): boolean => parts.every((part) => part.field !== 'servers' || gone.has(part));
  return [...holders].filter(isEmptied).map(({ object, pointer }): Problem => {
    const shown = object === 'OpenAPI' ? 'the address "/" is' : 'those of the API are';
    const message = `All servers here are internal, so ${shown} shown in their place.`;
    const remedy =
      object === 'OpenAPI' ? 'Name a public server.' : 'Name a public server, or mark the operation as internal.';
    return { severity: 'notice', place: locate(`${pointer}/servers`), message, remedy };
  });
}

/** A notice for each reference of a public part that goes since what it leads to is internal. */
function publicUses(
  references: References,
  { gone, reasons }: Removal,
  locate: Locate,
  known: ReadonlySet<Part>,
): Problem[] {
  const bySchema = new Map<Part, string>();
  const markedAt = createFinder(reasons);
  const whole = schemaContext(references, new Set());
  return [...reasons].flatMap(([part, reason]): Problem[] => {
    if (reason.by !== 'reference' || !part.parent || gone.has(part.parent) || known.has(part)) return [];
    const target = markedAt(reason.target);
    const lost = target.object === 'Schema' ? (bySchema.get(target) ?? fieldsOf(target, whole)) : '';
    bySchema.set(target, lost);
    const isNamed = target.object === 'Schema' && target.parent?.object === 'Components';
    const ways = isNamed
      ? 'take the mark there away, or show such schemas where they are used: `internal: unlist` (--internal unlist)'
      : 'or take the mark there away';
    return [
      {
        severity: 'notice',
        place: locate(part.pointer),
        message: `This refers to ${nameOf(target)}, which is internal (${placeText(locate(target.pointer))}), and is left out${lost}.`,
        kind: 'What refers to something internal is left out.',
        remedy: `Mark this as internal too, ${ways}.`,
      },
    ];
  });
}

/** Finds the part that a reference leads to, with all references on the way, that is internal itself. */
function createFinder(reasons: Removal['reasons']): (target: Part) => Part {
  const found = new Map<Part, Part>();
  return (target) => {
    const way = new Set<Part>();
    let part = outermost(target, reasons);
    for (let reason = reasons.get(part); reason?.by === 'reference'; reason = reasons.get(part)) {
      const known = found.get(part);
      if (known || way.has(part)) break;
      way.add(part);
      part = outermost(reason.target, reasons);
    }
    const marked = found.get(part) ?? part;
    for (const each of way) found.set(each, marked);
    return marked;
  };
}

function outermost(part: Part, reasons: Removal['reasons']): Part {
  for (let each: Part | undefined = part; each; each = each.parent) if (reasons.has(each)) return each;
  return part;
}

/** The fields of a schema, which go with it. */
function fieldsOf(schema: Part, whole: SchemaContext): string {
  const { stated } = groupOf([schema], whole);
  return stated.size === 0
    ? ''
    : `, with the fields ${[...stated].slice(0, maxFields).join(', ')}${stated.size > maxFields ? ', …' : ''}`;
}

/** How many fields a notice names. */
const maxFields = 20;

function nameOf({ key, field, object }: Part): string {
  return object === 'Schema' && key !== undefined ? `the schema "${key}"` : `"${key ?? field}"`;
}
