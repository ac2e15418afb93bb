import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession, type Session } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

/** Visits to farms in valleys: each visit has a step for each farm, and a farm counts in its valley and in the county. */
const visits = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/counties', 'County', '[{id: 5, farmsCount: 9}]')}
${item('/counties/{id}', 'County', 5)}
${list('/valleys', 'Valley', '[{id: 40, called: North, countyId: 5, farmsCount: 2}, {id: 41, called: South, countyId: 5, farmsCount: 0}]')}
${item('/valleys/{id}', 'Valley', 40, '{id: 40, called: North, countyId: 5, farmsCount: 2}')}
${list('/farms', 'Farm', '[{id: 1, title: Brook, valleyId: 40}, {id: 2, title: Hill, valleyId: 40}]')}
    post:
      operationId: createFarm
      requestBody: {content: {application/json: {schema: {type: object, properties: {title: {type: string}, valleyId: {type: integer}}}}}}
      responses: {'201': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Farm'}, example: {id: 3, title: Brook, valleyId: 40, areaId: 40}}}}}
${item('/farms/{id}', 'Farm', 1, '{id: 1, title: Brook, valleyId: 40}')}
    put:
      operationId: updateFarm
      requestBody: {content: {application/json: {schema: {type: object, properties: {valleyId: {type: integer}}}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Farm'}}}}}
    delete: {operationId: deleteFarm, responses: {'204': {description: Gone.}}}
${list('/people', 'Guide', `[{id: 90, first: Ada, last: ''}, {id: 95, first: Flo, last: ''}]`)}
${item('/people/{id}', 'Guide', 90)}
${list('/visits', 'Visit', '[{id: 7, stepCount: 0, isSilent: false, watchers: [], steps: []}]')}
    post:
      operationId: createVisit
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                photos: {type: integer, default: 0}
                silent: {type: boolean, default: false}
                alsoTold: {type: [array, 'null'], items: {$ref: '#/components/schemas/Person'}}
                guides: {type: array, x-refers-to: /people, items: {$ref: '#/components/schemas/Person'}}
                places: {type: object, properties: {farmIds: {type: array, items: {type: integer}}, valleyIds: {type: array, items: {type: integer}}}}
      responses:
        '200':
          description: Made.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Visit'}
              example:
                id: 8
                photos: 1
                isSilent: true
                guideName: Ada
                guides: [{id: 90, name: Ada}]
                watcherName: null
                watchers: [{id: 91, name: Bo}, {id: 92, name: Cy}]
                totalCount: 2
                steps:
                  - {id: s1, status: OPEN, photos: '1', farmId: 1, farmName: Brook, valleyId: 40, valley: North, guideId: 90, guideName: Ada, watchers: [{id: 91, name: Bo}, {id: 92, name: Cy}]}
                  - {id: s2, status: OPEN, photos: '1', farmId: 2, farmName: Hill, valleyId: 40, valley: North, guideId: 90, guideName: Ada, watchers: [{id: 91, name: Bo}, {id: 92, name: Cy}]}
${item('/visits/{id}', 'Visit', 7)}
    put:
      operationId: updateVisit
      requestBody: {content: {application/json: {schema: {type: object, properties: {photos: {type: integer}, places: {type: object, properties: {farmIds: {type: array, items: {type: integer}}}}}}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}}}}}
  /visits/{id}/steps:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 7}]
    get: {operationId: listSteps, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Step'}}, example: []}}}}}
  /visits/{id}/steps/{stepId}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}, example: 7}
      - {name: stepId, in: path, required: true, schema: {type: string}, example: s1}
    get: {operationId: getStep, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Step'}, example: {id: s1, status: OPEN}}}}}}
  /visits/{id}/steps/{stepId}/close:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}, example: 7}
      - {name: stepId, in: path, required: true, schema: {type: string}, example: s1}
    post:
      operationId: closeStep
      requestBody: {content: {application/json: {schema: {type: object, properties: {note: {type: string}}}}}}
      responses:
        '200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Step'}, example: {id: s1, status: CLOSED}}}}
        '409':
          description: No.
          content:
            application/json:
              schema: {type: object, properties: {message: {type: string}}}
              examples:
                photo: {x-when: '$item#/taken < $item#/photos', value: {message: Step s1 needs photos}}
                note: {$ref: '#/components/examples/Note'}
components:
  examples:
    Note: {x-when: "$parent#/isSilent == false && $request.body#/note == null", value: {message: Step s1 needs a note}}
  schemas:
    County: {type: object, required: [id], properties: {id: {type: integer}, farmsCount: {type: integer, x-counts: {of: /farms}}}}
    Valley: {type: object, required: [id], properties: {id: {type: integer}, called: {type: string}, countyId: {type: integer}, farmsCount: {type: integer, x-counts: {of: /farms}}}}
    Farm: {type: object, required: [id], properties: {id: {type: integer}, title: {type: string}, valleyId: {type: integer}, areaId: {type: integer}, area: {$ref: '#/components/schemas/Valley'}}}
    Guide: {type: object, properties: {id: {type: integer}, first: {type: string}, last: {type: string}}}
    Person: {type: object, required: [id, name], properties: {id: {type: integer}, name: {type: string}}}
    Visit:
      type: object
      properties:
        id: {type: integer}
        photos: {type: integer}
        isSilent: {type: boolean, x-set-by: silent}
        guideName: {type: [string, 'null'], x-taken-from: {list: guides, field: name}}
        guides: {type: array, x-taken-from: {list: steps, fields: {id: guideId, name: guideName}}, items: {$ref: '#/components/schemas/Person'}}
        watcherName: {type: [string, 'null'], x-taken-from: {list: watchers, field: name}}
        watchers: {type: array, x-set-by: alsoTold, items: {$ref: '#/components/schemas/Person'}}
        totalCount: {type: integer, x-counts: {of: steps}}
        steps: {type: array, items: {$ref: '#/components/schemas/Step'}}
    Step:
      type: object
      properties:
        id: {type: string}
        status: {type: string}
        photos: {type: string}
        taken: {type: string}
        farmId: {type: [integer, 'null']}
        farmName: {type: [string, 'null']}
        valleyId: {type: [integer, 'null']}
        valley: {type: string}
        guideId: {type: [integer, 'null']}
        guideName: {type: string}
        watchers: {type: array, items: {$ref: '#/components/schemas/Person'}}
`;

const prepared = prepareDescription(documentOf(visits));
type Visit = Record<string, unknown> & { id: number; steps: (Record<string, unknown> & { id: string })[] };
const visit = ({ send }: Session, body: object): Visit => send('POST', '/visits', { body }).json as Visit;

describe('a new item', () => {
  it.each<[what: string, body: object, want: [farm: unknown, valley: unknown, guide: unknown][]]>([
    ['has a child for each id of the request', { places: { farmIds: [2] } }, [['Hill', 'North', 'Ada']]],
    [
      'has those of the example for none',
      {},
      [
        ['Brook', 'North', 'Ada'],
        ['Hill', 'North', 'Ada'],
      ],
    ],
    [
      'has every child that is of a wider id',
      { places: { valleyIds: [40] } },
      [
        ['Brook', 'North', 'Ada'],
        ['Hill', 'North', 'Ada'],
      ],
    ],
    ['names by their names those who stand in the request', { guides: [{ id: 93, name: 'Di' }] }, [[null, '', 'Di']]],
    ['names by its own name an object that is known', { guides: [{ id: 95, name: 'Zed' }] }, [[null, '', 'Flo']]],
  ])('%s', async (_what, body, want) => {
    const { steps } = visit(await openSession(prepared), body);
    expect(steps.map(({ farmName, valley, guideName }) => [farmName, valley, guideName])).toEqual(want);
  });

  it('finds what belongs to an object that no example has a child for, and leaves open what is not known', async () => {
    const session = await openSession(prepared);
    const farm = session.send('POST', '/farms', { body: { title: 'Mill', valleyId: 41 } }).json;
    expect(farm).toEqual({ id: 3, title: 'Mill', valleyId: 41, areaId: 41 });
    const { steps, guides, guideName } = visit(session, { places: { farmIds: [1, 3] } });
    expect(steps[1]).toMatchObject({ farmId: 3, farmName: 'Mill', valleyId: 41, valley: 'South', guideId: null });
    expect([guides, guideName]).toEqual([[{ id: 90, name: 'Ada' }], 'Ada']);
  });

  it('has what the request set under another name, and so have its children', async () => {
    const session = await openSession(prepared);
    const told = [{ id: 94, name: 'Ed' }];
    const silent = visit(session, { photos: 3, silent: true, alsoTold: told });
    expect(silent).toMatchObject({ isSilent: true, watchers: told, watcherName: 'Ed', totalCount: 2 });
    expect(silent.steps[0]).toMatchObject({ photos: '3', watchers: told });
    const plain = visit(session, {});
    expect(plain).toMatchObject({ photos: 0, isSilent: false, watchers: [], watcherName: null });
    expect(plain.steps[1]).toMatchObject({ photos: '0', watchers: [] });
  });
});

describe('an item that is changed', () => {
  it('keeps the children that the request names, gets one for each new id, and loses the others', async () => {
    const session = await openSession(prepared);
    const farm = session.send('POST', '/farms', { body: { title: 'Mill', valleyId: 41 } }).json as { id: number };
    const { id, steps } = visit(session, { silent: true, places: { farmIds: [1, 2] } });
    session.send('POST', `/visits/${id}/steps/${steps[1]?.id}/close`, { body: {} });
    const body = { photos: 4, places: { farmIds: [2, farm.id] } };
    const changed = session.send('PUT', `/visits/${id}`, { body }).json as Visit;
    expect(changed).toMatchObject({ photos: 4, totalCount: 2, guides: [{ id: 90, name: 'Ada' }] });
    expect(changed.steps).toMatchObject([
      { ...steps[1], status: 'CLOSED' },
      { farmId: 3, farmName: 'Mill', valley: 'South', status: 'OPEN', photos: '4' },
    ]);
    expect(new Set([...steps, ...changed.steps].map((step) => step.id)).size).toBe(3);
    expect(session.send('GET', `/visits/${id}/steps`).json).toEqual(changed.steps);
  });

  it('gives a new child an id that none has, below whichever item', async () => {
    const session = await openSession(prepared);
    const [one, two] = [1, 2].map((farm) => visit(session, { places: { farmIds: [farm] } }));
    const body = { places: { farmIds: [1, 2] } };
    const changed = [one, two].map((made) => session.send('PUT', `/visits/${made?.id}`, { body }).json as Visit);
    const all = session.send('GET', '/visits').json as Visit[];
    const others = all.filter(({ id }) => changed.every((each) => each.id !== id));
    const ids = [...others, ...changed].flatMap(({ steps }) => steps.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps all of them where the request names none', async () => {
    const session = await openSession(prepared);
    const { id, steps } = visit(session, {});
    expect(session.send('PUT', `/visits/${id}`, { body: { photos: 4 } }).json).toMatchObject({ steps });
  });
});

it('refuses by the conditions of documented examples, with the id at hand', async () => {
  const session = await openSession(prepared);
  const close = (made: Visit, body: object) => {
    const path = `/visits/${made.id}/steps/${made.steps[0]?.id}`;
    const { status, json } = session.send('POST', `${path}/close`, { body });
    return [status, String((json as Record<string, unknown>).message ?? '').replace(made.steps[0]?.id ?? '', 'ID')];
  };
  expect(close(visit(session, { silent: true }), {})).toEqual([200, '']);
  expect(close(visit(session, {}), {})).toEqual([409, 'Step ID needs a note']);
  expect(close(visit(session, {}), { note: 'Done' })).toEqual([200, '']);
});

it('counts an object in those that count it, when it is created, moved and deleted', async () => {
  const { send } = await openSession(prepared);
  const counts = () =>
    ['/valleys/40', '/valleys/41', '/counties/5'].map(
      (path) => (send('GET', path).json as { farmsCount: number }).farmsCount,
    );
  const { id } = send('POST', '/farms', { body: { title: 'Mill', valleyId: 41 } }).json as { id: number };
  expect(counts()).toEqual([2, 1, 10]);
  send('PUT', `/farms/${id}`, { body: { valleyId: 40 } });
  expect(counts()).toEqual([3, 0, 10]);
  send('DELETE', `/farms/${id}`);
  expect(counts()).toEqual([2, 0, 9]);
});
