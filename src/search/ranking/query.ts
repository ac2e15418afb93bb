import { type Address, addressOf } from './addresses';

import { type Synonyms, synonymsOf } from './synonyms';
import { chunksOf, isFiller, subwordsOf } from './terms';

/** A word of a query. */
export interface QueryWord {
  /** The word as one term; of an identifier all its words joined: `dueDate` is `duedate`. */
  whole: string;
  /** The words in an identifier; none in a plain word. */
  subwords: string[];
  /** What else it stands for, each one or more words. */
  synonyms: string[][];
  /** Whether more letters may follow, since the reader may still be typing. */
  isLast: boolean;
}

/** What a query asks for, once its text was read. */
export interface SearchQuery {
  words: QueryWord[];
  /** What is in quotes, as plain words with a space between. */
  phrases: string[];
  /** All of its words with a space between, to compare with a name. */
  phrase: string;
  /** Whether it is written like the path of a field: `Task.status`. */
  isPath: boolean;
  /** Whether it is one word that is written like a name: `SurveyQuestion`, `Shop`, `createTask`. */
  isName: boolean;
  /** Whether it consists of plain words: no identifier, no value in capitals, no number. */
  isProse: boolean;
  /** Whether what is in quotes, closed or not, consists of plain words. */
  quotesProse: boolean;
  /** Whether it says something to do: `close a task`. */
  isJob: boolean;
  /** The address of a request, when there is one in it. */
  address?: Address;
}

/** Beginnings of questions whose verb says nothing about what is wanted: `how do I get`. */
const emptyQuestion = /^(?:how|where) (?:do|can|to) ?(?:i|we|you)? (?:get|find|see)\b/i;
const quoted = /["\u201c\u201d]([^"\u201c\u201d]+)["\u201c\u201d]/g;

/** Reads what was typed: its words without fillers, phrases in quotes, and the address of a request. */
export function readQuery(typed: string, synonyms: Synonyms): SearchQuery {
  const opened = /["\u201c\u201d]([^"\u201c\u201d]*)/.exec(typed)?.[1];
  const phrases = [...typed.matchAll(quoted)].map(([, phrase = '']) => toPhrase(phrase)).filter(Boolean);
  const address = addressOf(typed);
  const all = chunksOf(typed.replace(emptyQuestion, '').replace(/https?:\/\/[^/\s]+/gi, ' ')).map((chunk) =>
    isConstant(chunk) ? [subwordsOf(chunk).join('')] : subwordsOf(chunk),
  );
  const others = synonymsOf(
    all.map((subwords) => subwords.join('')),
    synonyms,
  );
  const read = all.map((subwords, index) => ({
    whole: subwords.join(''),
    subwords: subwords.length > 1 ? subwords : [],
    synonyms: others[index] ?? [],
    isLast: index === all.length - 1 && /[\p{L}\p{N}]$/u.test(typed),
  }));
  const kept = read.filter(({ whole, subwords }) => subwords.length > 0 || !isFiller(whole));
  return {
    words: kept.length > 0 ? kept : read,
    phrases,
    phrase: toPhrase(typed),
    isPath: /^[\w$[\]-]+(\.[\w$[\]-]+)+$/.test(typed.trim()),
    isName: /^(?:\p{Lu}[\p{L}\d]+|[\p{L}\d]+(?:[_-]|(?=\p{Lu}))[\p{L}\d_-]+)$/u.test(typed.trim()),
    isProse: isPlainWords(typed),
    quotesProse: opened !== undefined && isPlainWords(opened),
    isJob: isTask(typed),
    ...(address ? { address } : {}),
  };
}

/** Whether a text has no identifier, no value in capitals and no number. */
function isPlainWords(text: string): boolean {
  return !/[._/\d]|\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(text);
}

/** Whether a word is written like a value: `IN_PROGRESS`, which does not mean things in progress. */
function isConstant(chunk: string): boolean {
  return /^[A-Z\d]+(_[A-Z\d]+)+$/.test(chunk);
}

/** A text in the form in which phrases are compared: its plain words with a space between. */
export function toPhrase(text: string): string {
  return chunksOf(text).flatMap(subwordsOf).join(' ');
}

/** Whether a query is a status alone. */
export function asksForStatus({ words }: SearchQuery): boolean {
  return words.length === 1 && /^[1-5]\d\d$/.test(words[0]?.whole ?? '');
}

/** Beginnings of questions how to do something: `how do I close a task`. */
const question = /^(?:how (?:do|can) (?:i|we|you)|how to|can i|i (?:want|need) to)\s+/i;

const doing = /^\p{L}+ (?:(?:on|to|in|from|for|at) )?(?:a|an|the|my|our|this)\s/iu;

/** Whether a query is written as something to do: `comment on an issue`. */
function isTask(typed: string): boolean {
  const text = typed.trim();
  return (
    question.test(text) || (doing.test(text) && !/^(?:what|where|when|why|who|which|is|are|does|do)\b/i.test(text))
  );
}
