import path from 'node:path';
import { ResolveError, YamlParseError } from '@redocly/openapi-core';
import { asNode, type Node } from '../json';
import { GuardedResolver } from './guardedResolver';

/**
 * The root of a description (absolute path), with its Info Object where that is in a file of its own, for a site that is
 * called by its title before the description is loaded. It is empty where it cannot be read: the loader says why.
 */
export async function readHead(file: string): Promise<Node> {
  const resolver = new GuardedResolver({ root: file, allowRefs: [] });
  const read = async (name: string): Promise<Node> => {
    try {
      const source = await resolver.loadExternalRef(name);
      return asNode(resolver.parseDocument(source, name === file).parsed);
    } catch (error) {
      if (error instanceof ResolveError || error instanceof YamlParseError) return {};
      throw error;
    }
  };
  const root = await read(file);
  const { $ref } = asNode(root.info);
  if (typeof $ref !== 'string' || /[#:]/.test($ref)) return root;
  return { ...root, info: await read(path.resolve(path.dirname(file), $ref)) };
}
