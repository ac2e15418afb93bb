import { expect, it } from 'vitest';
import {
  checkedMediaType,
  isFileType,
  isFormType,
  isInRange,
  isJsonType,
  isMultipartType,
  isTextType,
  isXmlType,
  keepsJsonTypes,
  languageOf,
  standsFor,
} from '../mediaType';

const tests = { isFileType, isFormType, isJsonType, isMultipartType, isTextType, isXmlType, keepsJsonTypes };

it.each<[mediaType: string, is: (keyof typeof tests)[], language: string]>([
  ['application/json', ['isJsonType', 'keepsJsonTypes'], 'json'],
  ['application/problem+JSON; charset=utf-8', ['isJsonType', 'keepsJsonTypes'], 'json'],
  ['application/x-amz-json-1.1', ['isJsonType', 'keepsJsonTypes'], 'json'],
  ['application/x-json', ['isJsonType', 'keepsJsonTypes'], 'json'],
  ['application/xml', ['isTextType', 'isXmlType'], 'xml'],
  ['image/svg+xml', ['isFileType', 'isTextType', 'isXmlType'], 'xml'],
  ['text/html', ['isTextType'], 'html'],
  ['application/jsonl', ['keepsJsonTypes'], 'text'],
  ['application/yaml', ['isTextType', 'keepsJsonTypes'], 'yaml'],
  ['text/plain', ['isTextType'], 'text'],
  ['text/csv', ['isTextType'], 'text'],
  ['multipart/form-data', ['isMultipartType'], 'text'],
  ['application/x-www-form-urlencoded; charset=utf-8', ['isFormType'], 'text'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['isFileType'], 'text'],
  ['application/octet-stream', ['isFileType'], 'text'],
])('%s', (mediaType, is, language) => {
  expect(Object.entries(tests).flatMap(([name, test]) => (test(mediaType) ? [name] : []))).toEqual(is);
  expect(languageOf(mediaType)).toBe(language);
});

it.each([
  ['image/PNG; q=1', 'image/png', true],
  ['image/png', 'image/*', true],
  ['image/png', '*/*', true],
  ['imagery/png', 'image/*', false],
  ['image/png', 'image/p', false],
  ['image/png', 'text/*', false],
])('%s is in %s: %s', (mediaType, range, want) => {
  expect(isInRange(mediaType, range)).toBe(want);
});

it.each([
  ['image/*', 'image/png', true],
  ['application/json', 'application/problem+json', true],
  ['application/json; charset=UTF-8', 'application/json; version=2', true],
  ['application/json; version=2', 'application/json', false],
  ['application/problem+json', 'application/json', false],
  ['text/csv', 'text/csv; header=present', true],
])('%s stands for %s: %s', (wide, narrow, want) => {
  expect(standsFor(wide, narrow)).toBe(want);
});

it.each([
  ['text/plain', 'text/plain'],
  [' image/svg+xml ', 'image/svg+xml'],
  ['image/*', 'image/*'],
  ['text/plain;charset=utf-8', 'text/plain; charset=utf-8'],
  ['application/json; profile="https://example.com/a b"', 'application/json; profile="https://example.com/a b"'],
  ['text/plain;headers=@/etc/passwd', 'text/plain'],
  ['text/plain; HEADERS=<file', 'text/plain'],
  ['text/plain;\theaders="@file"', 'text/plain'],
  ['text/plain;headers=file;charset=utf-8', 'text/plain; charset=utf-8'],
  ['text/plain;filename=x;type=text/html;encoder=base64', 'text/plain'],
  ['text/plain;charset="a;headers=@file"', 'text/plain'],
  ['text/plain;charset=@file', 'text/plain'],
  ['text/plain;charset=a\r\nX-Evil: 1', 'text/plain'],
  ['text/plain;=x;;charset', 'text/plain'],
  ['text/plain\r\nX-Evil: 1', undefined],
  ['text/plain headers=@file', undefined],
  ["text/'$(id)'", undefined],
  ['@file', undefined],
  ['', undefined],
])('of %j a part of a form has %j', (text, want) => expect(checkedMediaType(text)).toBe(want));
