import { isNode } from '../json';
import type { Server } from '../model';
import { listOf, markdownOf } from './context';

/** Reads Server Objects (4.5) with their variables. */
export function buildServers(value: unknown): Server[] {
  return listOf(value).flatMap((server) => {
    if (!isNode(server) || typeof server.url !== 'string') return [];
    const variables = Object.entries(isNode(server.variables) ? server.variables : {}).map(([name, variable]) => {
      const node = isNode(variable) ? variable : {};
      return {
        name,
        default: String(node.default ?? ''),
        enum: listOf(node.enum).map(String),
        description: markdownOf(node.description),
      };
    });
    const name = typeof server.name === 'string' ? { name: server.name } : {};
    return [{ url: server.url, ...name, description: markdownOf(server.description), variables }];
  });
}
