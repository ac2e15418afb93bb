import { type CodeBlock, readGuide } from '../../src/guides/readGuide';

/** A block of a guide that is run, with what the guide says that it prints. */
export interface GuideStep {
  block: CodeBlock;
  /** Files that the guide has shown before it, by name: what `file` marks. */
  files: Record<string, string>;
  /** The block that shows what it prints; of a step in the background, what it has printed by then. */
  printed?: CodeBlock;
  /** Name of the step in the background whose output `printed` is. */
  of?: string;
}

const shown = new Set(['text', 'json', 'http']);

/**
 * The steps of a guide: blocks marked `run`, each with the block of text, JSON or HTTP that follows it in the same section.
 * `output=NAME` marks what the program of that name, started with `run=background`, has printed by then.
 */
export function guideSteps(source: string): GuideStep[] {
  const steps: GuideStep[] = [];
  const files: Record<string, string> = {};
  let last: GuideStep | undefined;
  for (const part of readGuide(source)) {
    if (part.kind === 'heading') last = undefined;
    if (part.kind !== 'block') continue;
    const { meta, language, text } = part;
    const name = nameOf(part);
    if (meta.output) steps.push({ block: part, files: { ...files }, printed: part, of: meta.output });
    else if (meta.run !== undefined) {
      last = { block: part, files: { ...files, ...(name === '' ? {} : { [name]: `${text}\n` }) } };
      steps.push(last);
    } else if (meta.file !== undefined) files[name] = `${text}\n`;
    else if (last && shown.has(language) && !last.printed) last.printed = part;
  }
  return steps;
}

/** The files that a guide shows (`file`), by name. */
export function filesIn(source: string): Record<string, string> {
  const blocks = readGuide(source).filter((part) => part.kind === 'block');
  const files = blocks.filter(({ meta }) => meta.file !== undefined);
  return Object.fromEntries(files.map((block) => [nameOf(block), `${block.text}\n`]));
}

/** The file that a block is named after: the first word of its title. */
export function nameOf({ meta }: CodeBlock): string {
  return /^[\w-]+\.\w+/.exec(meta.title ?? '')?.[0] ?? '';
}
