import { testRule } from './lintSnippet';

const stores = (value: string): string =>
  `paths: { /shops: { get: { responses: { '200': { content: { application/json: { examples: { a: { value: ${value} } } } } } } } } }`;

testRule('retail/store-place', [
  [
    'a store in its city',
    {
      given: stores(
        '[{ city: Berlin, latitude: 52.517, longitude: 13.389, timeZoneId: Europe/Berlin }, { city: Cayuga }]',
      ),
      want: [],
    },
  ],
  [
    'elsewhere, in another time zone',
    {
      given: stores('{ city: Berlin, latitude: 40.749, longitude: 73.989, timeZoneId: America/New_York }'),
      want: [
        '`latitude` is 40.749, but Berlin is at 52.52. Make them agree.',
        '`longitude` is 73.989, but Berlin is at 13.405. Make them agree.',
        '`timeZoneId` is America/New_York, but Berlin is at Europe/Berlin. Make them agree.',
      ],
    },
  ],
  [
    'in a city that the world does not have',
    {
      given: stores('{ store: { city: Atlantis } }'),
      want: ['No city of `openapi/world` is called Atlantis. Add it, or name another.'],
    },
  ],
  [
    'elsewhere, in what fields show, in the example of a schema and in an event',
    {
      given: `components:
  schemas:
    Store:
      properties: { city: { examples: [Berlin] }, latitude: { examples: [40.749, 52.5] } }
      examples: [{ city: Berlin, longitude: 73.989 }, { city: Berlin, longitude: 13.4 }]
webhooks:
  opened:
    post: { requestBody: { content: { application/json: { examples: { a: { value: { city: Berlin, latitude: 1 } } } } } } }`,
      want: [
        '`latitude` is 1, but Berlin is at 52.52. Make them agree.',
        '`longitude` is 73.989, but Berlin is at 13.405. Make them agree.',
        '`latitude` is 40.749, but Berlin is at 52.52. Make them agree.',
      ],
    },
  ],
]);
