import type { ExampleCache } from '../reference/examples/schemaExample';
import type { ReferenceModel, Schema } from '../reference/model';
import type { Addresses } from '../reference/pages/addresses';
import { serverUrl } from '../reference/sampleRequest';
import type { Validator } from '../reference/validate/validator';
import { createRoutes, type Route } from '../sandbox/request/match';
import { describeSandbox } from '../sandbox/world/description';
import { type ApiNames, collectNames } from './apiNames';
import { type KnownObjects, knownObjects } from './knownObjects';
import type { Position } from './readGuide';

/** How guides write the address of an API. */
export interface ApiAddresses {
  /** Addresses of its servers. */
  servers: readonly string[];
  /** The environment variable that programs read the address from; without it, they may name a server. */
  addressVariable?: string;
}

/** An API, ready for guides to be checked against it. */
export interface GuideApi extends ApiNames, ApiAddresses {
  routes: readonly Route[];
  validator: Validator;
  cache: ExampleCache;
  objects: KnownObjects;
}

/** What is made of a description that guides are checked against. */
export interface GuideReference extends Pick<ApiAddresses, 'addressVariable'> {
  model: ReferenceModel;
  addresses: Addresses;
  validator: Validator;
  cache: ExampleCache;
  /** The description as one document, and what each schema was made from. */
  document: object;
  schemaNodes: ReadonlyMap<Schema, unknown>;
  /** Base URL of the site, `/` without one. */
  baseUrl?: string;
}

/** Prepares the reference of a description for its guides. */
export function prepareApi(reference: GuideReference): GuideApi {
  const { model, addresses, validator, cache, baseUrl = '/', addressVariable } = reference;
  const operations = model.operations.filter(({ kind }) => kind === 'operation');
  return {
    ...collectNames(model, addresses, baseUrl),
    ...{ validator, cache, addressVariable, routes: createRoutes(operations) },
    objects: knownObjects(describeSandbox(reference.document, reference)),
    servers: [...new Set(operations.flatMap(({ servers }) => servers.map(serverUrl)))],
  };
}

/** Something that a guide says and the description does not. */
export interface Finding {
  position: Position;
  message: string;
  remedy: string;
  /** Place in a body, as a JSON pointer. */
  pointer?: string;
}

/** The finding before it is known where it stands: `excerpt` is the text at fault. */
export interface Fault extends Omit<Finding, 'position'> {
  excerpt: string;
  /** The id that no object of the examples has; a page may have created its object. */
  id?: string;
}
