import type { Source } from '@redocly/openapi-core';
import { extendPointer, pointerKeys, toPointer } from '../pointer';
import { placeKey } from '../problemGroups';
import type { Place, Problem } from '../problems';
import { shortened } from '../shortened';
import type { EndlessReference } from './endlessReferences';
import type { FoundReferences } from './foundReferences';
import { toPlace } from './sourceMap';

/** References of which problems are made, whatever the bundler says of their places. */
export interface ReportedReferences extends Pick<FoundReferences, 'maps' | 'cut'> {
  endless: readonly EndlessReference[];
}

/** The places of which the bundler says what follows from a reference that is reported for itself. */
export function reportedPlaces({ endless, maps, cut }: ReportedReferences): Set<string> {
  return new Set([
    ...endless.map(({ source, pointer }) => placeOf({ source, pointer: pointer.slice(0, -'/$ref'.length) })),
    ...[...maps.values()].map(({ source, pointer }) => placeOf({ source, pointer: extendPointer(pointer, '$ref') })),
    ...cut.map(placeOf),
  ]);
}

/** A place as a text, by which places are compared. */
export function placeOf({ source, pointer = '' }: { source: Source; pointer?: string | undefined }): string {
  return `${source.absoluteRef}${toPointer(pointerKeys(pointer))}`;
}

/** References in the place of whole maps, which are followed: those that the bundler found, and those left to us. */
export function mapProblems(
  { maps }: Pick<FoundReferences, 'maps'>,
  left: readonly Place[],
  display: (file: string) => string,
): Problem[] {
  const places = [...[...maps.values()].map((location) => toPlace(location, display)), ...left];
  return [...new Map(places.map((place) => [placeKey(place), place])).values()].map((place): Problem => {
    const field = pointerKeys(place.pointer).at(-1) ?? '';
    return {
      ...{ severity: 'error', isViolation: true, place },
      message: `"${field}" is a reference, which the specification does not allow there. What it leads to is shown.`,
      remedy: 'Refer to its entries one by one, or write them there.',
    };
  });
}

/** References that lead back to themselves, which have been taken away. */
export function endlessProblems(endless: readonly EndlessReference[], display: (file: string) => string): Problem[] {
  return endless.map(({ source, pointer, reference }): Problem => {
    const message = `The $ref "${shortened(reference)}" leads back to itself, so any value is shown.`;
    const remedy = 'Refer to what is meant, or describe it here.';
    return { severity: 'error', isViolation: true, place: toPlace({ source, pointer }, display), message, remedy };
  });
}
