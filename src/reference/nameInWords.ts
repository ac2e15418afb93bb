/**
 * A name of code in words: `createChatCompletion`, `create_chat_completion` and `chat.completions/create` are
 * `Create chat completion` and `Chat completions create`. Abbreviations in capitals stay as they are.
 */
export function nameInWords(name: string): string {
  const words = name
    .replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ')
    // Of an abbreviation before a word, but not of one in the plural: `listURLs`.
    .replace(/(\p{Lu})(?=\p{Lu}(?!s(?!\p{Ll}))\p{Ll})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}(?:$|\p{Lu}|\p{N})/u.test(word) && word.length > 1 ? word : word.toLowerCase()))
    .join(' ');
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length) || name;
}
