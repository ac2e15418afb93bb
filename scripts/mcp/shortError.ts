import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { shortened } from '../../src/reference/shortened';

/** The most characters of the message of an error, and of a tool's result that is one. */
const maxMessage = 1000;

/** A message with the text of its error cut, if it has a longer one than somebody reads. */
export function withShortError(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || message.error.message.length <= maxMessage) return message;
  return { ...message, error: { ...message.error, message: shortMessage(message.error) } };
}

/** The message of an error, cut if it is longer than somebody reads: the library's name all that a client has sent. */
export function shortMessage({ message }: { message: string }): string {
  return shortened(message, maxMessage);
}
