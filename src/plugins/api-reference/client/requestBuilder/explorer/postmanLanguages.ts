import { addGrammars } from '../../../../../components/reference/prism';
import type { SampleBody, SampleHeader, SampleRequest } from '../../../../../reference/request/sampleRequest';
import type { PlainRequest } from '../../../../../reference/samples/plain';
import { type PostmanGenerator, writeWithPostman } from './postmanTemplate';

/** One way to write a request in a language. */
export interface Library {
  /** Its own name, which no other library of a language has. */
  name: string;
  write: (request: SampleRequest) => string;
  /** Whether the program would send this very request. */
  canWrite: (request: SampleRequest) => boolean;
}

interface PostmanLanguage {
  id: string;
  label: string;
  prism: string;
  libraries: Library[];
}

const methods = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

/** A library that Postman's generator writes for. It can write bodies that are text, the usual methods, no Digest, no certificate. */
function library(name: string, generator: PostmanGenerator, also?: (request: SampleRequest) => boolean): Library {
  return {
    name,
    write: (request) => writeWithPostman(generator, request),
    canWrite: (request) =>
      methods.test(request.method) &&
      request.digest === undefined &&
      request.certificate === undefined &&
      (request.body === undefined || canCarry(request.method, request.body)) &&
      request.headers.every((header) => !(header.name in {}) && isFilled(header)) &&
      (also === undefined || also(request)),
  };
}

/** Some clients cannot hold a null byte in a literal, or take an empty body for none. */
function canCarry(method: string, body: SampleBody): boolean {
  if (/^(GET|HEAD)$/.test(method)) return false;
  if (body.kind === 'text') return body.text !== '' && !body.text.includes('\0');
  return body.kind === 'json' || (body.kind === 'form' && body.fields.length > 0);
}

function isFilled({ value, secret, isNewKey }: SampleHeader): boolean {
  return value.trim() !== '' || secret !== undefined || isNewKey === true;
}

function hasBody({ body }: SampleRequest): boolean {
  return body !== undefined;
}

function isNotHead({ method }: SampleRequest): boolean {
  return method !== 'HEAD';
}

function hasNoPort({ url }: SampleRequest): boolean {
  return !/^\w+:\/\/[^/?#]*:\d+/.test(url);
}

function withLength(code: string, { body }: PlainRequest): string {
  if (!body) return code;
  const [, content = ''] = /^[\s\S]*?\n\n([\s\S]*)$/.exec(code) ?? [];
  return code.replace(/^Content-Length: \d+$/m, `Content-Length: ${new TextEncoder().encode(content).length}`);
}

/**
 * What Postman's generators add to the languages of the samples: further libraries by the language's id, and further
 * languages. Where they write a wrong request whatever they are given, they are left out:
 * - a form in parts: the media types of the parts are lost, and some read no file; a file as the whole body: most send
 *   the words "<file contents here>";
 * - OkHttp without a body: it gets an empty one with a content type, which the library refuses for GET;
 * - Node's own http with a port in the address: the port is lost; libcurl with HEAD: it waits for a body;
 * - RCurl in whole: its postForm refuses to send without fields.
 */
export const furtherLibraries: Record<string, Library[]> = {
  javascript: [
    library('jQuery', { language: 'javascript', variant: 'jQuery', style: 'units' }),
    library('XHR', { language: 'javascript', variant: 'XHR', style: 'units' }),
  ],
  python: [
    library('http.client', { language: 'python', variant: 'http.client', style: 'points', bodySuffix: '.encode()' }),
  ],
  php: [
    library('Guzzle', { language: 'php', variant: 'Guzzle', style: 'php' }),
    library('HTTP_Request2', { language: 'php', variant: 'HTTP_Request2', style: 'php' }),
    library('pecl_http', { language: 'php', variant: 'pecl_http', style: 'php' }),
  ],
  java: [
    library('OkHttp', { language: 'java', variant: 'OkHttp', style: 'units' }, hasBody),
    library('Unirest', { language: 'java', variant: 'Unirest', style: 'units' }),
  ],
  kotlin: [library('OkHttp', { language: 'kotlin', variant: 'Okhttp', style: 'kotlin' }, hasBody)],
  csharp: [library('RestSharp', { language: 'csharp', variant: 'RestSharp', style: 'csharp' })],
};

// The languages below that are none of the samples' are highlighted as well.
addGrammars(() => {
  require('prismjs/components/prism-dart');
  require('prismjs/components/prism-ocaml');
  require('prismjs/components/prism-powershell');
  require('prismjs/components/prism-r');
});

export const furtherLanguages: PostmanLanguage[] = [
  {
    ...{ id: 'nodejs', label: 'Node.js', prism: 'javascript' },
    libraries: [
      library('Axios', { language: 'nodejs', variant: 'Axios', style: 'units' }),
      library('http', { language: 'nodejs', variant: 'Native', style: 'units' }, hasNoPort),
      library('Request', { language: 'nodejs', variant: 'Request', style: 'units' }),
      library('Unirest', { language: 'nodejs', variant: 'Unirest', style: 'units' }),
    ],
  },
  {
    ...{ id: 'powershell', label: 'PowerShell', prism: 'powershell' },
    libraries: [library('RestMethod', { language: 'powershell', variant: 'RestMethod', style: 'powershell' })],
  },
  {
    ...{ id: 'shell', label: 'Shell', prism: 'bash' },
    libraries: [
      library('HTTPie', { language: 'shell', variant: 'Httpie', style: 'shell' }),
      library('wget', {
        ...{ language: 'shell', variant: 'wget', style: 'shell' },
        // The certificate of the server is to be checked, as it is in all other languages.
        finish: (code) => code.replace(' --no-check-certificate', ''),
      }),
    ],
  },
  {
    ...{ id: 'rust', label: 'Rust', prism: 'rust' },
    libraries: [library('reqwest', { language: 'rust', variant: 'reqwest', style: 'rust' })],
  },
  {
    ...{ id: 'dart', label: 'Dart', prism: 'dart' },
    libraries: [
      library('http', { language: 'dart', variant: 'http', style: 'dart' }),
      library('dio', { language: 'dart', variant: 'dio', style: 'dart' }),
    ],
  },
  {
    ...{ id: 'c', label: 'C', prism: 'c' },
    libraries: [library('libcurl', { language: 'c', variant: 'libcurl', style: 'c' }, isNotHead)],
  },
  {
    ...{ id: 'objective-c', label: 'Objective-C', prism: 'objectivec' },
    libraries: [library('NSURLSession', { language: 'objective-c', variant: 'NSURLSession', style: 'objective-c' })],
  },
  {
    ...{ id: 'ocaml', label: 'OCaml', prism: 'ocaml' },
    libraries: [library('Cohttp', { language: 'ocaml', variant: 'Cohttp', style: 'ocaml' })],
  },
  {
    ...{ id: 'r', label: 'R', prism: 'r' },
    libraries: [library('httr', { language: 'r', variant: 'httr', style: 'points' })],
  },
  {
    ...{ id: 'http', label: 'HTTP', prism: 'http' },
    libraries: [library('HTTP', { language: 'http', variant: 'HTTP', style: 'bare', finish: withLength })],
  },
  {
    ...{ id: 'postman-cli', label: 'Postman CLI', prism: 'bash' },
    libraries: [library('Postman CLI', { language: 'postman-cli', variant: 'Postman CLI', style: 'shell' })],
  },
];
