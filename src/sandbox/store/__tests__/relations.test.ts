import { beforeEach, describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession, type Session } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';

const list = (of: string, parameters: string, example: string): string =>
  `parameters: [${parameters}], responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/${of}'}}, example: ${example}}}}}`;
const one = (of: string, example: string): string =>
  `responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/${of}'}, example: ${example}}}}, '404': {description: None.}}`;
const write = (of: string, example: string): string =>
  `requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/${of}Write'}}}}, ${one(of, example)}`;
const ids = (name: string): string =>
  `{name: ${name}, in: query, explode: false, schema: {type: array, items: {type: integer}}}`;
const fields = (...names: string[]): string =>
  `{name: fields, in: query, explode: false, schema: {type: array, items: {type: string, enum: [${names.join(', ')}]}}}`;
const id = (example: number): string =>
  `{name: id, in: path, required: true, schema: {type: integer}, example: ${example}}`;

/** Divisions have regions, these have shops, and these have visits; people are tied to shops. */
const chain = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /divisions:
    get: {operationId: listDivisions, ${list('Division', fields('regions'), '[{id: 6, name: North}, {id: 7, name: South}]')}}
  /divisions/{id}:
    get: {operationId: getDivision, parameters: [${id(6)}], ${one('Division', '{id: 6, name: North}')}}
  /regions:
    get: {operationId: listRegions, ${list('Region', fields('shops'), '[{id: 74, name: Berlin, divisionId: 6}, {id: 75, name: Cayuga, divisionId: 7}]')}}
  /regions/{id}:
    get: {operationId: getRegion, parameters: [${id(74)}, ${fields('shops')}], ${one('Region', '{id: 74, name: Berlin, divisionId: 6}')}}
  /shops:
    get: {operationId: listShops, ${list('Shop', [ids('divisionIds'), ids('regionIds'), ids('teamIds'), '{name: withKeepers, in: query, schema: {type: boolean}}', fields('cluster', 'division')].join(), '[{id: 1, clusterId: 74, externalId: A, division: {id: 6, name: North}}, {id: 2, clusterId: 75, externalId: B, keeper: {id: 31}, helpers: [{id: 32, teamId: 9}]}]')}}
    post: {operationId: createShop, ${write('Shop', '{id: 1, clusterId: 74, externalId: A}')}}
  /shops/{id}:
    get: {operationId: getShop, parameters: [${id(1)}, ${fields('cluster', 'division')}], ${one('Shop', '{id: 1, clusterId: 74, externalId: A}')}}
    put: {operationId: updateShop, parameters: [${id(1)}], ${write('Shop', '{id: 1, clusterId: 74, externalId: A}')}}
  /visits:
    get: {operationId: listVisits, ${list('Visit', [ids('divisionIds'), ids('regionIds'), ids('personIds')].join(), '[{id: 11, shopId: 1}, {id: 12, shopId: 2}]')}}
  /visits/{id}:
    get: {operationId: getVisit, parameters: [${id(11)}], ${one('Visit', '{id: 11, shopId: 1}')}}
  /visit-counts:
    get: {operationId: countVisits, ${list('Count', [ids('regionIds'), '{name: sort, in: query, schema: {type: string}}'].join(), '[{shopId: 1, count: 3}, {shopId: 2, count: 4}, {shopId: 3, count: 3}]')}}
  /persons:
    get: {operationId: listPeople, ${list('Person', [ids('shopIds'), fields('shops')].join(), '[{id: 31, teamId: 8, shops: [1]}]')}}
    post: {operationId: createPerson, ${write('Person', '{id: 31}')}}
  /persons/{id}:
    get: {operationId: getPerson, parameters: [${id(31)}], ${one('Person', '{id: 31, shops: [1]}')}}
    put: {operationId: updatePerson, parameters: [${id(31)}], ${write('Person', '{id: 31, shops: [1]}')}}
components:
  schemas:
    Division: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}, regions: {type: array, items: {$ref: '#/components/schemas/Region'}}}}
    Region: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}, divisionId: {type: integer}, shops: {type: array, items: {$ref: '#/components/schemas/Shop'}}}}
    Shop: {type: object, required: [id], properties: {id: {type: integer}, externalId: {type: string}, clusterId: {type: integer}, cluster: {$ref: '#/components/schemas/Region'}, division: {$ref: '#/components/schemas/Division'}, keeper: {$ref: '#/components/schemas/Person'}, helpers: {type: array, items: {$ref: '#/components/schemas/Person'}}}}
    ShopWrite: {type: object, properties: {externalId: {type: string}, regionId: {type: integer}}}
    Visit: {type: object, required: [id], properties: {id: {type: integer}, shopId: {type: integer}}}
    Count: {type: object, properties: {shopId: {type: integer}, count: {type: integer}}}
    Person: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}, teamId: {type: integer}, shops: {type: array, x-set-by: shopIds, items: {type: integer}}}}
    PersonWrite: {type: object, properties: {name: {type: string}, shopIds: {type: array, items: {type: integer}}, shopExternalIds: {type: array, items: {type: string}}}}
`;

let session: Session;
beforeEach(async () => {
  session = await openSession(prepareDescription(documentOf(chain)));
});

const idsOf = (url: string): unknown[] => (session.send('GET', url).json as { id?: number }[]).map((each) => each.id);

describe('a filter about what other objects have', () => {
  it.each<[url: string, ids: number[]]>([
    ['/visits?regionIds=75', [12]],
    ['/visits?divisionIds=6', [11]],
    ['/visits?divisionIds=6,7', [11, 12]],
    ['/visits?regionIds=99', []],
    ['/visits?personIds=31', [12]],
    ['/shops?divisionIds=7', [2]],
    ['/shops?divisionIds=6', [1]],
    ['/shops?withKeepers=true', [2]],
    ['/shops?withKeepers=false', [1, 2]],
    ['/shops?teamIds=8', [2]],
    ['/shops?teamIds=9', []],
  ])('%s', (url, want) => expect(idsOf(url)).toEqual(want));

  it('is about rows of a list that has no items as well', () => {
    expect(session.send('GET', '/visit-counts?regionIds=75').json).toEqual([{ shopId: 2, count: 4 }]);
  });

  it('goes by where an object is now', () => {
    session.send('PUT', '/shops/1', { body: { regionId: 75 } });
    expect(idsOf('/visits?regionIds=75')).toEqual([11, 12]);
    expect(idsOf('/shops?divisionIds=6')).toEqual([]);
  });
});

describe('the objects that fields ask for', () => {
  it('are those that a new object leads to', () => {
    const { id: made } = session.send('POST', '/shops', { body: { externalId: 'C', regionId: 75 } }).json as {
      id: number;
    };
    expect(session.send('GET', `/shops/${made}?fields=cluster,division`).json).toMatchObject({
      cluster: { id: 75, name: 'Cayuga', divisionId: 7 },
      division: { id: 7, name: 'South' },
    });
    expect(session.send('GET', '/regions/75?fields=shops').json).toMatchObject({ shops: [{ id: 2 }, { id: made }] });
  });

  it('change with the object, and are not there unasked', () => {
    session.send('PUT', '/shops/1', { body: { regionId: 75 } });
    expect(session.send('GET', '/shops/1?fields=division').json).toMatchObject({ division: { id: 7, name: 'South' } });
    expect(session.send('GET', '/shops/1').json).toEqual({ id: 1, clusterId: 75 });
    expect(session.send('GET', '/regions?fields=shops').json).toMatchObject([
      { id: 74 },
      { shops: [{ id: 1 }, { id: 2 }] },
    ]);
  });
});

it('rows of a report keep their order among equal ones, whichever way they are sorted', () => {
  const url = '/visit-counts?sort=-count';
  expect(session.send('GET', url).json).toMatchObject([{ shopId: 2 }, { shopId: 1 }, { shopId: 3 }]);
});

describe('a list of ids of the sender’s own system', () => {
  it('sets what a list of ids sets', () => {
    const body = { name: 'Ida', shopExternalIds: ['B'] };
    const { id: made } = session.send('POST', '/persons', { body }).json as { id: number };
    expect(idsOf('/persons?shopIds=2')).toEqual([made]);
    session.send('PUT', '/persons/31', { body: { shopExternalIds: [] } });
    expect(session.send('GET', '/persons?fields=shops').json).toMatchObject([{ id: 31, shops: [] }, { shops: [2] }]);
  });

  it('is empty where it is asked for and was never sent', () => {
    const { id: made } = session.send('POST', '/persons', { body: { name: 'Ida' } }).json as { id: number };
    const people = session.send('GET', '/persons?fields=shops').json as { id: number }[];
    expect(people.find((person) => person.id === made)).toMatchObject({ name: 'Ida', shops: [] });
  });

  it('is refused with one that nothing has', () => {
    expect(session.send('PUT', '/persons/31', { body: { shopExternalIds: ['A', 'Z'] } }).status).toBe(404);
  });
});
