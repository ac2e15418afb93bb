import path from 'node:path';
import { ResolveError, YamlParseError } from '@redocly/openapi-core';
import { cleanDocument } from '../internal/cleanDocument';
import { asNode, type Node } from '../json';
import { GuardedResolver } from './guardedResolver';

/**
 * What a description (absolute path) says of itself in `info` and `externalDocs`, without what is internal, for a site that is
 * called by its title before the description is loaded; `info` may be in a file of its own. It is empty where it cannot be read:
 * the loader says why.
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
  const { info, externalDocs, servers, paths, components } = await read(file);
  const { $ref, ...beside } = asNode(info);
  const isFile = typeof $ref === 'string' && !/[#:]/.test($ref);
  const head = {
    info: isFile ? { ...(await read(path.resolve(path.dirname(file), $ref))), ...beside } : info,
    externalDocs,
  };
  // What it links may be at an address that is internal.
  const { securitySchemes } = asNode(components);
  const whole = { ...head, servers, paths, components: { securitySchemes } };
  const left = cleanDocument(whole)?.result.document ?? head;
  return { info: left.info, externalDocs: left.externalDocs };
}
