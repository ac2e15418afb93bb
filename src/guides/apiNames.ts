import { subschemasOf } from '../reference/keywords/subschemasOf';
import type { NamedSchema, Operation, Parameter, ReferenceModel, Schema } from '../reference/model';
import type { Addresses } from '../reference/pages/addresses';
import { withBaseUrl } from '../reference/pages/links';
import { placesOf } from '../reference/pages/uses';

/** The owner of names: an operation or a named schema. */
export type Owner = `operation ${string}` | `schema ${string}`;

/** Everything that a guide can name, with its owners. */
export interface ApiNames {
  /** Operations, webhooks and callbacks by their id. */
  operations: ReadonlyMap<string, Operation>;
  schemas: ReadonlyMap<string, NamedSchema>;
  /** Fields, parameters, headers (in lower case), values of enums, ids and names, each with what has it. */
  owners: ReadonlyMap<string, ReadonlySet<Owner>>;
  /** Fields and headers alone, each with what has it: what a program reads by its name. */
  fields: ReadonlyMap<string, ReadonlySet<Owner>>;
  /** Statuses of responses, with the error codes of their examples. */
  statuses: ReadonlyMap<string, ReadonlySet<string>>;
  /** Schemas that errors use: any page may name them. */
  ofErrors: ReadonlySet<Owner>;
  /** What a page that links to an address is about, with everything that this uses. */
  subjectsOf: (href: string) => Owner[];
  /** An operation with the schemas that it uses, one through the other. */
  reach: (owner: Owner) => ReadonlySet<Owner>;
}

/** Headers of HTTP itself (RFC 9110), in lower case, which a description does not describe (4.12.1). */
export const headersOfHttp: ReadonlySet<string> = new Set([
  ...['authorization', 'content-type', 'content-length', 'accept', 'host', 'user-agent', 'date', 'server'],
  ...['connection', 'allow', 'www-authenticate', 'prefer', 'location'],
]);

/** Collects the names of an API. Addresses are below the site's base URL, which guides leave out. */
export function collectNames(model: ReferenceModel, addresses: Addresses, baseUrl: string): ApiNames {
  const operations = new Map(model.operations.flatMap(withCallbacks).map((each) => [each.id, each]));
  const schemas = new Map(model.schemas.map((named) => [named.name, named]));
  const owners = new Map<string, Set<Owner>>();
  const fields = new Map<string, Set<Owner>>();
  const uses = new Map<Owner, Set<Owner>>();
  const add = (name: string, owner: Owner): void => void owners.set(name, (owners.get(name) ?? new Set()).add(owner));
  const addField = (name: string, owner: Owner): void => {
    add(name, owner);
    fields.set(name, (fields.get(name) ?? new Set()).add(owner));
  };
  const use = (owner: Owner, used: Owner): void => void uses.set(owner, (uses.get(owner) ?? new Set()).add(used));

  /** The names of a schema up to the next named one. */
  function read(schema: Schema, owner: Owner): void {
    if (schema.kind === 'reference') use(owner, `schema ${schema.name}`);
    if (schema.kind !== 'schema') return;
    for (const { value } of [...schema.enum, ...(schema.const ? [schema.const] : [])]) add(String(value), owner);
    if (schema.discriminator) for (const { value } of schema.discriminator.mapping) add(value, owner);
    for (const { schema: inner, key, property } of subschemasOf(schema)) {
      // A name that is only listed in `required` is not a field: it may have been forgotten there after a rename.
      if (property && !property.isUnstated) addField(key, owner);
      read(inner, owner);
    }
  }

  for (const { name, schema } of schemas.values()) {
    add(name, `schema ${name}`);
    read(schema, `schema ${name}`);
  }
  for (const operation of operations.values()) {
    const owner: Owner = `operation ${operation.id}`;
    add(operation.id, owner);
    const headers = operation.responses.flatMap((response) => response.headers);
    for (const each of operation.parameters) (each.in === 'header' ? addField : add)(nameOf(each), owner);
    for (const each of headers) addField(nameOf(each), owner);
    for (const { name } of operation.callbacks) add(name, owner);
    for (const { schemas: used } of placesOf(operation)) for (const schema of used) read(schema, owner);
  }
  const reach = createReach(uses);
  const subjects = subjectsByAddress(addresses);
  const subjectsAt = (address: string): Owner[] | undefined =>
    subjects.get(address) ?? subjects.get(address.split('#')[0] ?? '');
  return {
    ...{ operations, schemas, owners, fields, reach },
    ofErrors: new Set(schemasOfErrors([...operations.values()]).flatMap((owner) => [...reach(owner)])),
    statuses: collectStatuses([...operations.values()]),
    subjectsOf: (href) => subjectsAt(withBaseUrl(href, baseUrl)) ?? [],
  };
}

/** A header compares without case (RFC 9110, 5.1). */
function nameOf({ name, in: place }: Parameter): string {
  return place === 'header' || place === 'responseHeader' ? name.toLowerCase() : name;
}

function withCallbacks(operation: Operation): Operation[] {
  return [operation, ...operation.callbacks.flatMap(({ operations }) => operations.flatMap(withCallbacks))];
}

/** Makes a function that returns everything that an owner uses, directly or not, and the owner itself. */
function createReach(uses: ReadonlyMap<Owner, ReadonlySet<Owner>>): ApiNames['reach'] {
  const reached = new Map<Owner, ReadonlySet<Owner>>();
  return (owner) => {
    const known = reached.get(owner);
    if (known) return known;
    const all = new Set<Owner>([owner]);
    for (const each of all) for (const next of uses.get(each) ?? []) all.add(next);
    reached.set(owner, all);
    return all;
  };
}

/** The named schemas of the bodies that errors have. */
function schemasOfErrors(operations: Operation[]): Owner[] {
  const errors = operations.flatMap(({ responses }) => responses.filter(({ status }) => /^[45]/.test(status)));
  const schemas = errors.flatMap(({ content }) => content.flatMap(({ schema }) => schema ?? []));
  const named = schemas.flatMap((schema): Owner[] => (schema.kind === 'reference' ? [`schema ${schema.name}`] : []));
  return [...new Set(named)];
}

function subjectsByAddress({ operations, models, apiPages }: Addresses): Map<string, Owner[]> {
  const subjects = new Map<string, Owner[]>();
  for (const { url, operations: shown } of apiPages)
    subjects.set(
      url,
      shown.map(({ id }): Owner => `operation ${id}`),
    );
  for (const [id, { page, anchor }] of operations) subjects.set(`${page}#${anchor}`, [`operation ${id}`]);
  for (const [name, url] of models) subjects.set(url, [`schema ${name}`]);
  return subjects;
}

function collectStatuses(operations: Operation[]): Map<string, Set<string>> {
  const statuses = new Map<string, Set<string>>();
  for (const { status, content } of operations.flatMap(({ responses }) => responses)) {
    const codes = statuses.get(status) ?? new Set();
    for (const { value } of content.flatMap(({ examples }) => examples))
      if (typeof value === 'object' && value !== null && 'code' in value) codes.add(String(value.code));
    statuses.set(status, codes);
  }
  return statuses;
}
