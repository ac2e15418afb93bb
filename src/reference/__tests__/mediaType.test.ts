import { expect, it } from 'vitest';
import {
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
  ['application/xml', ['isTextType', 'isXmlType'], 'xml'],
  ['image/svg+xml', ['isFileType', 'isTextType', 'isXmlType'], 'xml'],
  ['text/html', ['isTextType'], 'html'],
  ['application/jsonl', ['keepsJsonTypes'], 'text'],
  ['application/yaml', ['isTextType', 'keepsJsonTypes'], 'yaml'],
  ['text/plain', ['isTextType'], 'text'],
  ['text/csv', ['isFileType', 'isTextType'], 'text'],
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
