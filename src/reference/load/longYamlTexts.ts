import { randomUUID } from 'node:crypto';

/** Characters from which on the library cannot write a text: its patterns end with a stack that is full. */
const maxLength = 500_000;

/** Puts a word in the place of each text that is too long for the library that writes YAML, and then the text again. */
export interface LongTexts {
  setAside: (text: unknown) => string;
  putBack: (yaml: string) => string;
}

/** Makes what writes the long texts of one document, each as JSON writes it, which is YAML in quotation marks. */
export function createLongTexts(): LongTexts {
  const texts: string[] = [];
  // No author can know the word, which is not in the result.
  const word = `text-${randomUUID()}`;
  const name = new RegExp(`^([ -]*)${word}-(\\d+):|${word}-(\\d+)`, 'gm');
  const written = (index: string): string => JSON.stringify(texts[Number(index)]);
  return {
    setAside: (text) => {
      if (typeof text !== 'string' || text.length <= maxLength) return String(text);
      return `${word}-${texts.push(text) - 1}`;
    },
    putBack: (yaml) => {
      if (texts.length === 0) return yaml;
      // The name of a value that is longer than 1024 characters has a mark of its own (YAML 1.2.2, 7.4.2 and 8.2.2).
      return yaml.replace(name, (_all, indent: string, key: string | undefined, value: string) =>
        key === undefined ? written(value) : `${indent}? ${written(key)}\n${' '.repeat(indent.length)}:`,
      );
    },
  };
}
