import { matchRequest } from '../sandbox/match';
import { addressVariable } from './curl';
import type { Fault, GuideApi } from './guideApi';
import type { CodeBlock } from './readGuide';
import { unknownValue } from './shell';

/** Languages whose blocks are programs: what they send and read is found in their texts. */
export const programs = new Set(['bash', 'sh', 'python', 'javascript', 'typescript', 'php', 'ruby', 'go', 'java']);

/**
 * What a program names, as far as its texts show it: paths, and fields that it reads by their name. It reads the address of
 * the API from the environment, so that it can be run against the sandbox.
 */
export function checkProgram(
  { language, text }: CodeBlock,
  isKnown: (name: string) => boolean,
  api: GuideApi,
): Fault[] {
  const isShell = language === 'bash' || language === 'sh';
  return [...serverFaults(text, api), ...(isShell ? [] : [...pathFaults(text, api), ...fieldFaults(text, isKnown)])];
}

function serverFaults(text: string, { servers }: GuideApi): Fault[] {
  const lines = text.split('\n').filter((line) => !line.includes(addressVariable));
  return servers.flatMap((server) =>
    lines.some((line) => line.includes(server))
      ? [
          {
            part: server,
            message: `The program names the server ${server}.`,
            remedy: `Read the address from the environment variable ${addressVariable}.`,
          },
        ]
      : [],
  );
}

/** Texts that begin with a slash, or with a variable and a slash. What stands in braces is a value of its own. */
const pathText = /(["'`])((?:\$?\{\w+\})?\/[a-z](?:[\w\-/.]|\$?\{[^{}]*\})*)(?:\?[^"'`]*)?\1/g;

function pathFaults(text: string, { routes }: GuideApi): Fault[] {
  return [...text.matchAll(pathText)].flatMap(([, , whole = '']) => {
    const path = whole.replace(/^\$?\{\w+\}/, '').replace(/\$?\{[^{}]*\}/g, unknownValue);
    const [start = ''] = path.split(unknownValue);
    const found = matchRequest({ routes, bases: [''] }, 'GET', path);
    if (found.kind !== 'none') return [];
    const message = `No operation has the path ${path.replaceAll(unknownValue, '…')}.`;
    return [{ part: start, message, remedy: 'Write the path of an operation of the reference.' }];
  });
}

/** What a program reads from an answer: `task["id"]`, `headers.get('x-total-pages')`. Environment variables are in capitals. */
const read = /(?:\w|\]|\))(?:\[(["'])([A-Za-z_][\w-]*)\1\]|\.get\((["'])([A-Za-z_][\w-]*)\3)/g;

function fieldFaults(text: string, isKnown: (name: string) => boolean): Fault[] {
  const names = new Set([...text.matchAll(read)].map((match) => match[2] ?? match[4] ?? ''));
  return [...names]
    .filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name) && !isKnown(name))
    .map((name) => ({
      part: name,
      message: `The program reads \`${name}\`, which is no name of the API.`,
      remedy: 'Read a field, a parameter or a header that the operations of this page have.',
    }));
}
