import { ownValue } from '../reference/json';

/** Placeholder for a value that only the shell knows. */
export const unknownValue = '\uFFFC';

/** A command of a shell script: its words, with what it reads from a here-document, and the command that reads its output. */
export interface ShellCommand {
  words: string[];
  input?: string;
  next?: ShellCommand;
  /** Where it begins in the script. */
  index: number;
}

interface Reader {
  script: string;
  index: number;
}

/**
 * Reads the simple commands of a POSIX shell script, those in `$(…)` included (Shell Command Language, 2.3 and 2.6).
 * `variables` are the ones whose values are known; every other expansion is `unknownValue`.
 */
export function readShell(script: string, variables: Readonly<Record<string, string>>): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const reader: Reader = { script, index: 0 };
  let current: ShellCommand | undefined;
  let previous: ShellCommand | undefined;
  const end = (isPiped: boolean): void => {
    // A line may end after the operator of a pipe.
    if (!current) return;
    commands.push(current);
    previous = isPiped ? current : undefined;
    current = undefined;
  };
  while (reader.index < reader.script.length) {
    const rest = reader.script.slice(reader.index);
    const [skipped] = /^(?:[ \t]|\\\n)+/.exec(rest) ?? [];
    const [comment] = /^#[^\n]*/.exec(rest) ?? [];
    const [operator] = /^(?:&&|\|\||[;\n|&()])/.exec(rest) ?? [];
    const [redirected, , mark] = /^<<-?\s*(['"]?)(\w+)\1/.exec(rest) ?? [];
    if (skipped) reader.index += skipped.length;
    else if (comment) reader.index += comment.length;
    else if (redirected && mark) {
      reader.index += redirected.length;
      const body = takeHereDocument(reader, mark);
      if (current) current.input = expand(body, variables, commands);
    } else if (operator) {
      reader.index += operator.length;
      end(operator === '|');
    } else {
      const index = reader.index;
      const word = readWord(reader, variables, commands);
      if (!current) {
        current = { words: [], index };
        if (previous) previous.next = current;
      }
      current.words.push(word);
    }
  }
  end(false);
  return commands;
}

/** Removes the lines of a here-document from the script; the rest of the line with its operator is kept. */
function takeHereDocument(reader: Reader, mark: string): string {
  const start = reader.script.indexOf('\n', reader.index) + 1;
  const found = new RegExp(`^${mark}$`, 'm').exec(reader.script.slice(start));
  const stop = start + (found?.index ?? reader.script.length);
  const body = reader.script.slice(start, stop);
  // Blanks in its place, so that what follows keeps its index.
  const blank = ' '.repeat(Math.min(stop + mark.length, reader.script.length) - start);
  reader.script = reader.script.slice(0, start) + blank + reader.script.slice(start + blank.length);
  return body;
}

function readWord(reader: Reader, variables: Readonly<Record<string, string>>, commands: ShellCommand[]): string {
  let word = '';
  while (reader.index < reader.script.length) {
    const rest = reader.script.slice(reader.index);
    const [single] = /^'[^']*'/.exec(rest) ?? [];
    if (single) {
      word += single.slice(1, -1);
      reader.index += single.length;
    } else if (rest.startsWith('"')) {
      const length = quotedLength(rest);
      word += expand(rest.slice(1, length - 1), variables, commands);
      reader.index += length;
    } else if (rest.startsWith('\\')) {
      word += rest[1] === '\n' ? '' : (rest[1] ?? '');
      reader.index += 2;
    } else if (rest.startsWith('$')) {
      const length = expansionLength(rest);
      word += expand(rest.slice(0, length), variables, commands);
      reader.index += length;
    } else if (/^[\s;&|()]/.test(rest)) break;
    else {
      word += rest[0];
      reader.index += 1;
    }
  }
  return word;
}

/** Length of a text in double quotation marks, with them. */
function quotedLength(text: string): number {
  let index = 1;
  while (index < text.length && text[index] !== '"') {
    if (text[index] === '\\') index += 2;
    else index += text[index] === '$' ? expansionLength(text.slice(index)) : 1;
  }
  return index + 1;
}

/** Length of what begins with `$`: a variable, `${…}`, `$(…)` or `$((…))`; 1 for a dollar alone. */
function expansionLength(text: string): number {
  const [name] = /^\$(?:\w+|[#?@*$!])/.exec(text) ?? [];
  if (name) return name.length;
  const open = text[1];
  if (open !== '(' && open !== '{') return 1;
  const close = open === '(' ? ')' : '}';
  let depth = 0;
  for (let index = 1; index < text.length; index += 1) {
    if (text[index] === "'" && open === '(') index = Math.max(text.indexOf("'", index + 1), index);
    else if (text[index] === open) depth += 1;
    else if (text[index] === close) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** A text with its variables put in; commands in `$(…)` are read too. */
function expand(text: string, variables: Readonly<Record<string, string>>, commands: ShellCommand[]): string {
  let expanded = '';
  for (let index = 0; index < text.length; ) {
    if (text[index] === '\\' && /["$\\`]/.test(text[index + 1] ?? '')) {
      expanded += text[index + 1];
      index += 2;
    } else if (text[index] === '$') {
      const length = expansionLength(text.slice(index));
      const expansion = text.slice(index, index + length);
      const name = expansion.replace(/^\$\{?|\}$/g, '');
      if (expansion.startsWith('$(') && !expansion.startsWith('$(('))
        commands.push(...readShell(expansion.slice(2, -1), variables));
      expanded += length === 1 ? '$' : (ownValue(variables, name) ?? unknownValue);
      index += length;
    } else {
      expanded += text[index];
      index += 1;
    }
  }
  return expanded;
}
