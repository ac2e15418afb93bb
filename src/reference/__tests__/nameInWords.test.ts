import { expect, it } from 'vitest';
import { nameInWords } from '../nameInWords';

it.each([
  ['createChatCompletion', 'Create chat completion'],
  ['create_chat_completion', 'Create chat completion'],
  ['chat.completions/create', 'Chat completions create'],
  ['issues/add-labels', 'Issues add labels'],
  ['getAPIKey', 'Get API key'],
  ['listURLs', 'List URLs'],
  ['getOAuth2Token', 'Get o auth2 token'],
  ['v2Users', 'V2 users'],
  ['注文', '注文'],
  ['a', 'A'],
  ['--', '--'],
])('%s is %s', (name, want) => {
  expect(nameInWords(name)).toBe(want);
});
