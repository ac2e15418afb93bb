import { randomUUID } from 'node:crypto';
import { hasUnseenLetters, hex, withSeenLetters } from '../printable';

/** Characters from which on the library cannot write a text: its patterns end with a stack that is full. */
const maxLength = 500_000;

/** Characters of a name up to which it needs no mark of its own, with what is written as escapes (YAML 1.2.2, 7.4.2 and 8.2.2). */
const maxName = 100;

/**
 * Puts a word in the place of each text that the library would not write as it should, and then the text again: one that is too
 * long for it, or has letters that no reader sees.
 */
export interface TextsApart {
  setAside: (text: unknown) => string;
  putBack: (yaml: string) => string;
}

/** Makes what writes such texts of one document, each as JSON writes it, which is YAML in quotation marks. */
export function createTextsApart(): TextsApart {
  const texts: string[] = [];
  // No author can know the word, which is not in the result.
  const word = `text-${randomUUID()}`;
  const name = new RegExp(`^([ -]*)${word}-(\\d+):|${word}-(\\d+)`, 'gm');
  const written = (index: string): string => withSeenLetters(JSON.stringify(texts[Number(index)]), pointEscape);
  return {
    setAside: (text) => {
      if (typeof text !== 'string' || (text.length <= maxLength && !hasUnseenLetters(text))) return String(text);
      return `${word}-${texts.push(text) - 1}`;
    },
    putBack: (yaml) => {
      if (texts.length === 0) return yaml;
      return yaml.replace(name, (_all, indent: string, key: string | undefined, value: string) => {
        if (key === undefined) return written(value);
        const text = written(key);
        return text.length <= maxName ? `${indent}${text}:` : `${indent}? ${text}\n${' '.repeat(indent.length)}:`;
      });
    },
  };
}

/** The escape of a character in YAML, which has one for all of Unicode and none by two units. */
function pointEscape(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`;
}
