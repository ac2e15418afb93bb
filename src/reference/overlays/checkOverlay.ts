import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from '@redocly/openapi-core';
import { safelyDecode } from '../address';
import { isNumber } from '../exactNumber';
import { isNode } from '../json';
import { extendPointer } from '../pointer';
import { shortened } from '../shortened';
import { type OverlayFault, unknownFields } from './fields';
import type { Action } from './overlay';
import { readActions } from './readActions';

const rootFields = ['overlay', 'info', 'extends', 'actions'];

const begin = 'Name a file that begins with overlay: 1.0.x or 1.1.x.';

/** Formats that are not Overlays, by the field of the root that states their version. */
const others: Record<string, string> = {
  openapi: 'an OpenAPI description',
  swagger: 'an OpenAPI description',
  arazzo: 'an Arazzo file',
  asyncapi: 'an AsyncAPI description',
};

/**
 * Reads what a file holds as an Overlay of version 1.0 or 1.1. `description` (absolute) is what it is applied to; undefined for another
 * version of that, which `extends` does not name. All that is wrong with it is in `faults`.
 */
export function checkOverlay(
  tree: unknown,
  source: Pick<Source, 'absoluteRef'>,
  description: string | undefined,
): { actions: Action[]; faults: OverlayFault[] } {
  if (!isNode(tree) || !('overlay' in tree)) return { actions: [], faults: [otherFormat(tree)] };
  const minor = typeof tree.overlay === 'string' ? /^1\.([01])\.\d+(?:-.*)?$/.exec(tree.overlay)?.[1] : undefined;
  if (minor === undefined) return { actions: [], faults: [otherVersion(tree.overlay)] };
  const read = readActions(tree.actions, minor === '1');
  return {
    actions: read.actions,
    faults: [
      ...unknownFields(tree, rootFields, '#'),
      ...infoFaults(tree.info, minor === '1'),
      ...extendsFaults(tree.extends, source.absoluteRef, description),
      ...read.faults,
    ],
  };
}

function otherFormat(tree: unknown): OverlayFault {
  const field = isNode(tree) ? Object.keys(others).find((name) => name in tree) : undefined;
  if (field === undefined)
    return { pointer: '#', message: 'This is no Overlay: it states no version of Overlay.', remedy: begin };
  const message = `This is ${others[field]}, and no Overlay: it has no changes for a description.`;
  return { pointer: extendPointer('#', field), message, remedy: begin };
}

function otherVersion(version: unknown): OverlayFault {
  const isNamed = typeof version === 'string' || isNumber(version);
  return {
    pointer: '#/overlay',
    message: isNamed ? `The version "${version}" of Overlay is not read.` : 'The version of Overlay is not read.',
    remedy: 'State overlay: 1.0.0 or 1.1.0.',
  };
}

function infoFaults(info: unknown, isLater: boolean): OverlayFault[] {
  if (!isNode(info))
    return [
      {
        pointer: '#/info',
        message: '"info" is missing, or no object.',
        remedy: 'Add "info" with "title" and "version".',
      },
    ];
  const missing = ['title', 'version'].filter((name) => typeof info[name] !== 'string');
  const wrong = isLater && 'description' in info && typeof info.description !== 'string' ? ['description'] : [];
  const known = ['title', 'version', ...(isLater ? ['description'] : [])];
  return [
    ...[...missing, ...wrong].map((name): OverlayFault => {
      const pointer = name in info ? `#/info/${name}` : '#/info';
      return {
        pointer,
        message: `"${name}" of "info" is ${name in info ? 'no text' : 'missing'}.`,
        remedy: 'Write a text, in quotation marks.',
      };
    }),
    ...unknownFields(info, known, '#/info'),
  ];
}

function extendsFaults(target: unknown, file: string, description: string | undefined): OverlayFault[] {
  if (target === undefined || description === undefined) return [];
  const pointer = '#/extends';
  if (typeof target !== 'string')
    return [{ pointer, message: '"extends" is no text.', remedy: 'Name the description by its path or address.' }];
  // The address of a description does not say where its file is.
  if (/^(?!file:)[a-z][a-z\d+.-]+:/i.test(target)) return [];
  const named = /^file:/i.test(target) ? pathOf(target) : path.resolve(path.dirname(file), safelyDecode(target));
  if (named === description) return [];
  const wanted = path.relative(path.dirname(file), description).split(path.sep).join('/');
  const is = named === undefined ? 'no file of this machine' : 'not the description that it is applied to';
  const message = `The Overlay is for "${shortened(target)}", which is ${is}.`;
  return [
    { pointer, message, remedy: `Write "${wanted}", leave "extends" out, or name an Overlay for this description.` },
  ];
}

/** The path of a file by its address; undefined for one on another machine, or that no path can have. */
function pathOf(address: string): string | undefined {
  try {
    return fileURLToPath(address);
  } catch {
    return undefined;
  }
}
