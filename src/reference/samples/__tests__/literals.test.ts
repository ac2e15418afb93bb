import { describe, expect, test } from 'vitest';
import type { SampleRequest } from '../../sampleRequest';
import { csharp } from '../csharp';
import { kotlin } from '../kotlin';
import { swift } from '../swift';
import { wireCases } from './cases';
import { grammars, type Scanned, scan } from './scanner';

/** Compilers of these are seldom at hand: their literals are read back by the rules of the language. */
describe.each([csharp, kotlin, swift])('$label', ({ id, write }) => {
  test.each(Object.entries(wireCases))('%s', (_name, request) => {
    const scanned = read(write(request), id);
    // A comment names what a client lacks, and holds no text of the description.
    expect(scanned.skeleton.replace(/^\/\/ .*$/gm, '')).toMatch(/^[\w\s.,;:=+?!<>(){}[\]#]*$/);
    expect(scanned.texts.join('')).toContain(request.method === 'GET' ? '' : wantedText(request, scanned));
  });
});

function read(program: string, id: string): Scanned {
  const grammar = grammars[id];
  if (!grammar) throw new Error(`no grammar for ${id}`);
  return scan(program, grammar, id);
}

/** The text that the literals must hold: for JSON the one among them that has its value. */
function wantedText({ body }: SampleRequest, { texts }: Scanned): string {
  if (body?.kind === 'text') return body.text;
  if (body?.kind !== 'json') return '';
  const { value } = body;
  return texts.find((text) => isJsonOf(text, value)) ?? `no literal with ${JSON.stringify(value)}`;
}

function isJsonOf(text: string, value: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(value);
  } catch {
    return false;
  }
}
