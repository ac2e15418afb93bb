import { methodFields } from '../reference/methods';
import { hasHost } from '../reference/sampleRequest';
import { matchRequest } from '../sandbox/request/match';
import type { Fault, GuideApi } from './guideApi';
import type { CodeBlock } from './readGuide';
import { unknownValue } from './shell';

/** Languages whose blocks are programs: what they send and read is found in their texts. */
export const programs = new Set(['bash', 'sh', 'python', 'javascript', 'typescript', 'php', 'ruby', 'go', 'java']);

/** Which names a program may say: of fields and headers where it reads one, and any elsewhere. */
interface KnownNames {
  isField: (name: string) => boolean;
  isName: (name: string) => boolean;
  /** Fields that hold an object. */
  isObject: (name: string) => boolean;
}

/**
 * What a program names, as far as its texts show it: paths, what it reads by its name, and what it sends. It reads the address of
 * the API from the environment, so that it can be run against the sandbox.
 */
export function checkProgram(block: CodeBlock, known: KnownNames, api: GuideApi): Fault[] {
  const { language, text } = block;
  const isShell = language === 'bash' || language === 'sh';
  return [...serverFaults(text, api), ...(isShell ? [] : [...pathFaults(text, api), ...nameFaults(block, known)])];
}

function serverFaults(text: string, { servers, addressVariable }: GuideApi): Fault[] {
  if (addressVariable === undefined) return [];
  const lines = text.split('\n').filter((line) => !line.includes(addressVariable));
  return servers.filter(hasHost).flatMap((server) =>
    lines.some((line) => line.includes(server))
      ? [
          {
            excerpt: server,
            message: `The program names the server ${server}.`,
            remedy: `Read the address from the environment variable ${addressVariable}.`,
          },
        ]
      : [],
  );
}

/** Texts that begin with a slash, or with a variable and a slash. What is in braces is a value of its own. */
const pathText = /(["'`])((?:\$?\{[^{}]*\})?\/[a-z](?:[\w\-/.]|\$?\{[^{}]*\})*)(?:\?[^"'`]*)?\1/g;

function pathFaults(text: string, { routes }: GuideApi): Fault[] {
  return [...text.matchAll(pathText)].flatMap(([, , whole = '']) => {
    const path = whole.replace(/^\$?\{[^{}]*\}/, '').replace(/\$?\{[^{}]*\}/g, unknownValue);
    const [start = ''] = path.split(unknownValue);
    const found = matchRequest({ routes, bases: [''] }, 'GET', path);
    if (found.kind !== 'none') return [];
    const message = `No operation has the path ${path.replaceAll(unknownValue, '…')}.`;
    return [{ excerpt: start, message, remedy: 'Write the path of an operation of the reference.' }];
  });
}

/** What a program reads from a response: `task["id"]`, `headers.get('x-total-pages')`. */
const read = /(?:\w|\]|\))(?:\[(["'])([A-Za-z_][\w-]*)\1\]|\.get\((["'])([A-Za-z_][\w-]*)\3)/g;

/** A name of several words as APIs write them, which a language seldom has of its own: `shopIds`, `X-Delivery-Id`, `ROLE_ADMIN`. */
const camelCase = '[a-z]+[A-Z]\\w*';
const quotedName = new RegExp(
  `(["'])(?<name>${camelCase}|[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]+)+|x-[a-z-]+|[A-Z]{3,}(?:_[A-Z]+)*)\\1`,
  'g',
);

/** Where else a program says names: in Python keys and named arguments, in JavaScript keys and what is read with a dot. */
const inPython = [/"(?<name>[A-Za-z_]\w*)": /g, new RegExp(`[(\\s](?<name>${camelCase})=(?!=)`, 'g')];
const inJavaScript = [
  new RegExp(`[{\\s](?<name>${camelCase}): `, 'g'),
  // What is called is of the language.
  new RegExp(`\\.(?<name>${camelCase})\\b(?!\\()`, 'g'),
];

/** In JavaScript, what a program reads of an object that it has read: `event.task.id`. What is called is of the language. */
const readOfField = /\.(\w+)\.(\w+)\b(?!\()/g;

const namedIn: Readonly<Record<string, readonly RegExp[]>> = {
  python: inPython,
  javascript: inJavaScript,
  typescript: inJavaScript,
};

/** Environment variables, and methods of HTTP. */
const isNoName = new RegExp(`^(?:[A-Z]+_(?:BASE|TOKEN|SECRET)|${methodFields.join('|').toUpperCase()})$`);

function nameFaults({ language, text }: CodeBlock, known: KnownNames): Fault[] {
  const chains = namedIn[language] === inJavaScript ? [...text.matchAll(readOfField)] : [];
  const reads = [
    ...[...text.matchAll(read)].map((match) => match[2] ?? match[4] ?? ''),
    ...chains.flatMap(([, field = '', name = '']) => (known.isField(field) && known.isObject(field) ? [name] : [])),
  ];
  // A value of an enum may be the key of something of the program's own.
  const fields = new Set(reads.filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name)));
  const patterns = [quotedName, ...(namedIn[language] ?? [])];
  const names = new Set(patterns.flatMap((each) => [...text.matchAll(each)].map(({ groups }) => groups?.name ?? '')));
  const remedy = 'Name what the operations of this page have, or, if it is not of the API, add it to the other words.';
  const faultsOf = (found: Iterable<string>, verb: string, isKnown: (name: string) => boolean): Fault[] =>
    [...found]
      .filter((name) => !isNoName.test(name) && !isKnown(name))
      .map((name) => ({
        excerpt: name,
        message: `The program ${verb} \`${name}\`, which is not a name of the API.`,
        remedy,
      }));
  return [
    ...faultsOf(fields, 'reads', known.isField),
    ...faultsOf(
      [...names].filter((name) => !fields.has(name)),
      'names',
      known.isName,
    ),
  ];
}
