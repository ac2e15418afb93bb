import { expect, it } from 'vitest';
import { parseJson } from '../../reference/jsonText';
import { prepareDescription } from '../world/description';
import { openSession } from './described';

const entry = '{"id": 9007199254740993, "price": 1.10, "count": 9223372036854775807}';

const json = `{"application/json": {"schema": {"$ref": "#/components/schemas/Order"}, "example": ${entry}}}`;

/** Orders whose ids are larger than the integers of JavaScript. */
const orders = prepareDescription(
  parseJson(`{
  "openapi": "3.1.0", "info": {"title": "Orders", "version": "1"}, "servers": [{"url": "https://api.example.com/v1"}],
  "paths": {
    "/orders": {
      "get": {"responses": {"200": {"description": "All.", "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Order"}}, "example": [${entry}]}}}}},
      "post": {"requestBody": {"content": ${json}}, "responses": {"201": {"description": "Made.", "content": ${json}}}}
    },
    "/orders/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "integer", "format": "int64"}, "example": 9007199254740993}],
      "get": {"responses": {"200": {"description": "One.", "content": ${json}}, "404": {"description": "None."}}}
    }
  },
  "components": {"schemas": {"Order": {"type": "object", "properties": {
    "id": {"type": "integer", "format": "int64", "readOnly": true},
    "price": {"type": "number", "multipleOf": 0.01, "maximum": 79228162514264337593543950335},
    "count": {"type": "integer", "format": "int64"}
  }}}}}`) as object,
);

it('lists and reads what is documented, with its digits', async () => {
  const { send } = await openSession(orders);
  const written = entry.replaceAll(' ', '');
  expect(send('GET', '/orders').body).toBe(`[${written}]`);
  expect(send('GET', '/orders/9007199254740993').body).toBe(written);
  expect(send('GET', '/orders/9007199254740992').status).toBe(404);
});

it('keeps the digits of what is sent, and gives the next id', async () => {
  const { send } = await openSession(orders);
  const made = '{"price":2.50,"count":9223372036854775806,"id":9007199254740994}';
  const headers = { 'content-type': 'application/json' };
  const body = '{"price": 2.50, "count": 9223372036854775806}';
  expect(send('POST', '/orders', { body, headers }).body).toBe(made);
  expect(send('GET', '/orders/9007199254740994').body).toBe(made);
});

it.each([
  ['above its format by one', '{"count": 9223372036854775808}'],
  ['above its maximum by one', '{"price": 79228162514264337593543950336}'],
  ['no multiple of its step', '{"price": 79228162514264337593543950.001}'],
])('refuses a number that is %s', async (_what, body) => {
  const { send } = await openSession(orders);
  expect(send('POST', '/orders', { body, headers: { 'content-type': 'application/json' } }).status).toBe(422);
});
