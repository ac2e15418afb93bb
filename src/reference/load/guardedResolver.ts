import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BaseResolver,
  getLineColLocation,
  isAbsoluteUrl,
  ResolveError,
  readFileFromUrl,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { wellFormed } from '../address';
import type { AudienceMarks } from '../internal/audience';
import { isNode } from '../json';
import type { LastRun } from '../lastRun';
import { applyOverlays } from '../overlays/applyOverlays';
import { EditedSource } from '../overlays/editedSource';
import type { Overlay, OverlayProblem } from '../overlays/overlay';
import { shortened } from '../shortened';
import { JsonSource } from './jsonSource';
import { findExcess, tooDeepMessage } from './limits/measure';
import { findLongChain } from './limits/referenceChains';
import { parsePlainJson } from './plainJson';
import { FileError, isInFolder, maxBytes, namedFile, OutsideError, readTextFile, realPath } from './readFile';
import { writeSwaggerAsText } from './swagger';
import { type NumberMarks, setNumbersAside } from './writtenNumbers';
import { type ReadText, readYaml } from './yamlText';

/** What may be read for a description, apart from the files of its own folder. */
interface ReadRules {
  /** The description, absolute. */
  root: string;
  /** URLs, files (absolute) and, ending in `/`, everything below them. */
  allowRefs: string[];
  /** What changes the description before anything else is made of it. */
  overlays?: readonly Overlay[];
  /** What is for others, which they may not copy for all. */
  audience?: AudienceMarks | undefined;
  /** What the run before read of files that are the same now. */
  kept?: LastRun | undefined;
}

/** Seconds in which an allowed URL has to respond to its end. */
const timeoutSeconds = 8;

/** Seconds for all URLs of a description, from the first one on. */
const totalSeconds = 60;

/** What the parser says of a text that is nested more deeply than it reads. */
const tooDeep = /^nesting exceeded maxDepth \(\d+\)/;

/** Thrown where a URL takes too long: another run may fare better. */
class NoResponseError extends Error {}

/** Thrown where a file or URL and those before it have too many bytes. */
class TooManyBytesError extends FileError {}

/**
 * Reads the files of a description. The description may come from a third party, so a `$ref` reads only what is in the
 * description's folder: no URL, no file elsewhere (a symbolic link counts as its target), nothing hidden, unless
 * `allowRefs` names it. What is read is measured before anything walks through it.
 */
export class GuardedResolver extends BaseResolver {
  /** Why files and addresses were not read although nothing is wrong with them. */
  readonly refused = new Map<string, 'excess' | 'outside' | 'no response'>();
  /** Where in a file that was read there is too much, as a pointer. */
  readonly excesses = new Map<string, string>();
  /** Files and addresses that could not be loaded. */
  readonly unread = new Set<string>();
  /** Whether a file has numbers that JavaScript writes in another way, which are set aside in its tree. */
  hasExactNumbers = false;
  private readonly numberMarks: NumberMarks = new Map();
  /** Whether the root file states its version of Swagger as a number. */
  isVersionNumber = false;
  /** What is wrong with the overlays, once they are applied. */
  overlayProblems: readonly OverlayProblem[] = [];
  /** What the root file holds, once it is parsed. */
  root?: { parsed: unknown };
  private readonly rules: ReadRules;
  /** Ends the time for all URLs. */
  private deadline?: AbortSignal;
  /** The bytes of all files and URLs so far. */
  private bytes = 0;

  constructor(rules: ReadRules) {
    super();
    this.rules = rules;
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    if (isAbsoluteUrl(reference) || isAbsoluteUrl(base ?? '')) return super.resolveExternalRef(base, reference);
    return namedFile(base ? path.dirname(base) : process.cwd(), reference);
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    try {
      const isFile = !isAbsoluteUrl(absoluteRef) || absoluteRef.startsWith('file:');
      return isFile ? await this.readFile(absoluteRef) : await this.readUrl(absoluteRef);
    } catch (error) {
      this.unread.add(absoluteRef);
      if (error instanceof OutsideError) this.refused.set(absoluteRef, 'outside');
      if (error instanceof NoResponseError) this.refused.set(absoluteRef, 'no response');
      if (error instanceof TooManyBytesError) this.refused.set(absoluteRef, 'excess');
      throw new ResolveError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override parseDocument(source: Source, isRoot = false): ReturnType<BaseResolver['parseDocument']> {
    const document = this.parse(source, isRoot);
    // What overlays make of a description was measured when they were applied.
    if (!(document.source instanceof EditedSource)) this.refuseExcess(source, document.parsed);
    if (/\\u[dD][89a-fA-F]/.test(source.body)) makeWellFormed(document.parsed);
    return document;
  }

  /** Throws where there is too much in a file. */
  private refuseExcess(source: Source, parsed: unknown): void {
    const excess = findExcess(parsed, source.body.length) ?? findLongChain(parsed);
    if (!excess) return;
    this.refused.set(source.absoluteRef, 'excess');
    this.excesses.set(source.absoluteRef, excess.pointer);
    throw new YamlParseError(new Error(`${excess.message} (${placeIn(source, excess.pointer)})`), source);
  }

  private parse(source: Source, isRoot: boolean): ReturnType<BaseResolver['parseDocument']> {
    try {
      const json = isRoot || isDescription(source) ? parsePlainJson(source.body) : undefined;
      if (isRoot && this.rules.overlays?.length) return this.parseEdited(source, json);
      const parsed = json ? this.setAside(json, json.parsed) : this.parseText(source, isRoot);
      if (isRoot) this.root = { parsed };
      if (isRoot) this.isVersionNumber ||= writeSwaggerAsText(parsed);
      return { source: json ? new JsonSource(source.absoluteRef, source.body, source.mimeType) : source, parsed };
    } catch (error) {
      if (!(error instanceof YamlParseError) || !tooDeep.test(error.message)) throw error;
      this.refused.set(source.absoluteRef, 'excess');
      throw new YamlParseError(new Error(error.message.replace(tooDeep, tooDeepMessage)), source);
    }
  }

  /** Parses the root file as overlays change it. What was read stays as it is, and so does what they make of it. */
  private parseEdited(source: Source, json: ReadText | undefined): ReturnType<BaseResolver['parseDocument']> {
    const read = json ?? this.readValidTree(source);
    this.root = { parsed: read.parsed };
    this.refuseExcess(source, read.parsed);
    const { overlays = [], audience } = this.rules;
    const plain = json ? new JsonSource(source.absoluteRef, source.body, source.mimeType) : source;
    // What is no description is reported as such.
    const edited = applyOverlays(read.parsed, plain, isNode(read.parsed) ? overlays : [], audience);
    this.overlayProblems = edited.problems;
    const hasExact = read.hasExact || overlays.some((overlay) => overlay.hasExact);
    const parsed = this.setAside({ parsed: edited.tree, hasExact }, structuredClone(edited.tree));
    this.isVersionNumber ||= writeSwaggerAsText(parsed);
    return { source: new EditedSource(plain, edited), parsed };
  }

  /** Parses a text. The bundler changes the tree that it is given, so it gets a copy of one that is kept. */
  private parseText(source: Source, isRoot: boolean): unknown {
    if (!isRoot && !isParsed(source)) return source.body;
    const read = this.readValidTree(source);
    return this.setAside(read, this.rules.kept ? structuredClone(read.parsed) : read.parsed);
  }

  private readValidTree(source: Source): ReadText {
    try {
      return this.readTree(source);
    } catch (error) {
      throw new YamlParseError(error instanceof Error ? error : new Error(String(error)), source);
    }
  }

  private setAside({ parsed, hasExact }: ReadText, copy: unknown): unknown {
    if (hasExact) setNumbersAside(parsed, copy, this.numberMarks);
    this.hasExactNumbers ||= hasExact;
    return copy;
  }

  /** The tree of a text as it was read and overlays changed it, which nobody may change. Throws what the parser throws. */
  treeOf(source: Source): unknown {
    return source instanceof EditedSource ? source.edited.tree : this.readTree(source).parsed;
  }

  private readTree(source: Source): ReadText {
    const read = (): ReadText => readYaml(source.body, source.absoluteRef);
    return this.rules.kept ? (this.rules.kept.take(treeName(source), read) as ReadText) : read();
  }

  private async readFile(absoluteRef: string): Promise<Source> {
    const stated = absoluteRef.startsWith('file:') ? fileURLToPath(absoluteRef) : absoluteRef;
    const { root } = this.rules;
    const name = path.relative(path.dirname(root), stated).split(path.sep).join('/');
    const file = await realPath(stated);
    const folder = await realPath(path.dirname(root));
    if (stated !== root && !isInFolder(folder, file) && !this.isAllowed(file)) {
      throw new OutsideError(`${name} is outside the folder of the description, so it is not read.`);
    }
    return new Source(absoluteRef, await readTextFile(file, name, (size) => this.takeBytes(size, name)));
  }

  private async readUrl(url: string): Promise<Source> {
    if (!this.isAllowed(new URL(url).href)) throw new OutsideError(`${shortened(url)} is a URL, so it is not read.`);
    this.deadline ??= AbortSignal.timeout(totalSeconds * 1000);
    const [own, deadline] = [AbortSignal.timeout(timeoutSeconds * 1000), this.deadline];
    const customFetch: typeof fetch = async (address, init) => {
      // A redirect would lead to an address that is not allowed.
      const signal = AbortSignal.any([own, deadline]);
      const response = await fetch(address, { ...init, redirect: 'error', signal });
      return new Response(response.body?.pipeThrough(this.countBytes(url)) ?? null, response);
    };
    try {
      const { body, mimeType } = await readFileFromUrl(url, { headers: [], customFetch });
      return new Source(url, body, mimeType);
    } catch (error) {
      if (!own.aborted && !deadline.aborted) throw error;
      const reason = own.aborted
        ? `did not respond in ${timeoutSeconds} seconds.`
        : `was not read: the URLs of the description took more than ${totalSeconds} seconds together.`;
      throw new NoResponseError(`${shortened(url)} ${reason}`, { cause: error });
    }
  }

  /** Counts the bytes of a response as they come, unpacked. */
  private countBytes(url: string): TransformStream<Uint8Array, Uint8Array> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.takeBytes(chunk.length, shortened(url));
        controller.enqueue(chunk);
      },
    });
  }

  /** Takes what is read from what all files and URLs may have together; throws a TooManyBytesError beyond it. */
  private takeBytes(count: number, name: string): void {
    this.bytes += count;
    if (this.bytes <= maxBytes) return;
    const reason = `the files of the description have more than ${maxBytes / 1024 / 1024} MB together.`;
    throw new TooManyBytesError(`${name} is not read: ${reason}`);
  }

  private isAllowed(target: string): boolean {
    return this.rules.allowRefs.some((entry) => {
      const allowed = URL.canParse(entry) ? new URL(entry).href : entry;
      return entry.endsWith('/') ? isBelow(allowed, target) : target === allowed;
    });
  }
}

/**
 * Whether a file or URL is below a folder, which ends in `/`. Servers decode a URL once or more, some in ways of their own,
 * so that `..%2f` can lead up; and some take full-width and similar characters for plain ones.
 */
function isBelow(folder: string, target: string): boolean {
  if (!target.startsWith(folder)) return false;
  if (!URL.canParse(folder)) return true;
  if (target.length > maxUrl) return false;
  const path = decodeWholly(target.slice(folder.length).replace(/[?#].*$/s, ''));
  const readings = [path, Buffer.from(path, 'latin1').toString()].map((text) => text.normalize('NFKC'));
  const segments = readings.flatMap((text) => text.split(/[/\\\u2044\u2215\u2216]/));
  const leadsUp = segments.some((segment) => /^\.\.(?![^;\s\0])/.test(segment));
  // The first bytes of characters that are written in more bytes than they need, such as a slash in two.
  return !leadsUp && !/[\xc0\xc1]|[\xe0\xf0]\x80/.test(path);
}

/** Characters of a URL below a folder: each may need one more round of decoding. */
const maxUrl = 2000;

/** A text with each percent-encoded byte as a character, those that decoding brings to light, too. */
function decodeWholly(text: string): string {
  const decoded = text.replace(/%u([\da-f]{4})|%([\da-f]{2})/gi, (_, unit?: string, byte?: string) =>
    String.fromCharCode(Number.parseInt(unit ?? byte ?? '', 16)),
  );
  return decoded === text ? text : decodeWholly(decoded);
}

function treeName({ absoluteRef, body }: Source): string {
  return `tree of ${absoluteRef} ${body}`;
}

/** Whether a file that a description refers to is read as a part of it, and not as a text. */
function isDescription({ absoluteRef }: Pick<Source, 'absoluteRef'>): boolean {
  return /\.(json|ya?ml)$/.test(absoluteRef);
}

/** What the library parses, which goes by the media type of a response as well. */
function isParsed({ absoluteRef, mimeType }: Source): boolean {
  const name = isAbsoluteUrl(absoluteRef) ? new URL(absoluteRef).pathname : absoluteRef;
  return isDescription({ absoluteRef: name }) || /json|yaml|openapi/.test(mimeType ?? '');
}

/** Replaces, in place, the halves of characters that only an escape can write: no file of the site could carry them. */
export function makeWellFormed(value: unknown, seen = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const entries = Object.entries(value);
  for (const [key, inner] of entries) {
    const name = wellFormed(key);
    if (name !== key) Reflect.deleteProperty(value, key);
    const fixed = typeof inner === 'string' ? wellFormed(inner) : inner;
    if (name !== key || fixed !== inner) {
      Object.defineProperty(value, name, { value: fixed, enumerable: true, configurable: true, writable: true });
    }
    makeWellFormed(inner, seen);
  }
}

/** `line:column` of a pointer; the top of the file when the file is nested too deeply to be searched. */
function placeIn(source: Source, pointer: string): string {
  try {
    const { start } = getLineColLocation({ source, pointer: pointer.replace(/^#$/, '#/'), reportOnKey: true });
    return `${start.line}:${start.col}`;
  } catch (error) {
    if (error instanceof RangeError) return '1:1';
    throw error;
  }
}
