import type { Server } from '../model';
import { type BuildContext, isNode, listOf, richTextOf } from './context';

/** Reads Server Objects (4.5) with their variables. */
export function buildServers(value: unknown, context: BuildContext): Server[] {
  return listOf(value).flatMap((server) => {
    if (!isNode(server) || typeof server.url !== 'string') return [];
    const variables = Object.entries(isNode(server.variables) ? server.variables : {}).map(([name, variable]) => {
      const node = isNode(variable) ? variable : {};
      return {
        name,
        default: String(node.default ?? ''),
        enum: listOf(node.enum).map(String),
        description: richTextOf(node.description, context),
      };
    });
    const name = typeof server.name === 'string' ? { name: server.name } : {};
    return [{ url: server.url, ...name, description: richTextOf(server.description, context), variables }];
  });
}
