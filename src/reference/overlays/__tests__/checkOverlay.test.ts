import { describe, expect, it } from 'vitest';
import { readYaml } from '../../load/yamlText';
import { checkOverlay } from '../checkOverlay';

const head = "info: {title: Public, version: '1'}\n";
const action = 'actions: [{target: $.info, update: {}}]\n';

function faultsOf(text: string): string[] {
  const { parsed } = readYaml(text, 'public.yaml');
  const { faults } = checkOverlay(parsed, { absoluteRef: '/api/overlays/public.yaml' }, '/api/openapi.yaml');
  return faults.map(({ pointer, message, remedy }) => `${pointer} ${message} ${remedy}`);
}

describe('an Overlay', () => {
  it.each([
    ['1.0.0', ''],
    ['1.0.3', ''],
    ['1.1.0', ''],
    ['1.1.0', "extends: '../openapi.yaml'\n"],
    ['1.1.0', "extends: 'https://api.example.com/openapi.yaml'\n"],
    ['1.1.0', 'x-owner: orders\n'],
  ])('of version %s with %j is right', (version, more) => {
    expect(faultsOf(`overlay: ${version}\n${head}${more}${action}`)).toEqual([]);
  });

  it.each([
    [
      '[]',
      '# This is no Overlay: it states no version of Overlay. Name a file that begins with overlay: 1.0.x or 1.1.x.',
    ],
    [
      'openapi: 3.1.0',
      '#/openapi This is an OpenAPI description, and no Overlay: it has no changes for a description. Name a file that begins with overlay: 1.0.x or 1.1.x.',
    ],
    [
      'arazzo: 1.0.0',
      '#/arazzo This is an Arazzo file, and no Overlay: it has no changes for a description. Name a file that begins with overlay: 1.0.x or 1.1.x.',
    ],
    [
      `overlay: 2.0.0\n${head}${action}`,
      '#/overlay The version "2.0.0" of Overlay is not read. State overlay: 1.0.0 or 1.1.0.',
    ],
    [
      `overlay: 1.0\n${head}${action}`,
      '#/overlay The version "1.0" of Overlay is not read. State overlay: 1.0.0 or 1.1.0.',
    ],
    [`overlay: []\n${head}${action}`, '#/overlay The version of Overlay is not read. State overlay: 1.0.0 or 1.1.0.'],
  ])('is not %j', (text, want) => {
    expect(faultsOf(text)).toEqual([want]);
  });

  it.each([
    [head, '#/actions "actions" is missing. Add a list with an action: its "target", and "update" or "remove: true".'],
    [
      `${head}actions: []`,
      '#/actions "actions" is empty. Add a list with an action: its "target", and "update" or "remove: true".',
    ],
    [
      `${head}actions: {}`,
      '#/actions "actions" is no list. Add a list with an action: its "target", and "update" or "remove: true".',
    ],
    [`${head}actions: [a]`, '#/actions/0 The action is no object. Give it a "target", and "update" or "remove: true".'],
    [
      `${head}actions: [{update: {}}]`,
      `#/actions/0 "target" is missing. Name what is meant by JSONPath, such as $.paths['/orders'].`,
    ],
    [
      `${head}actions: [{target: [], update: {}}]`,
      `#/actions/0/target "target" is no text. Name what is meant by JSONPath, such as $.paths['/orders'].`,
    ],
    [
      `${head}actions: [{target: info, update: {}}]`,
      '#/actions/0/target "target" is no JSONPath expression: "$" is expected, not "i", at character 1. Write it as RFC 9535 has it.',
    ],
    [
      `${head}actions: [{target: $.info}]`,
      '#/actions/0/target The action changes nothing. Add "update" or "remove: true", or leave it out.',
    ],
    [
      `${head}actions: [{target: $.info, remove: 'true'}]`,
      '#/actions/0/remove "remove" is neither true nor false. Write "remove: true", without quotation marks.',
    ],
    [
      `${head}actions: [{target: $.info, update: {}, copy: $.tags}]`,
      '#/actions/0/copy The action has "update" and "copy", so that neither has an effect. Make two actions of it.',
    ],
    [
      `${head}actions: [{target: $.info, updates: {}, update: {}}]`,
      '#/actions/0/updates "updates" is no field of an Overlay here. Is "update" meant? There are target, description, update, copy, remove.',
    ],
    [
      `${head}actions: [{target: $.info, update: {}, description: 1}]`,
      '#/actions/0/description "description" is no text. Write a text.',
    ],
    [
      `${head}actions: [{target: $.a, update: 1}, {target: $.a, update: 1}]`,
      '#/actions/1 The action is in the list twice. Remove one of the two.',
    ],
    [action, '#/info "info" is missing, or no object. Add "info" with "title" and "version".'],
    [`info: {version: '1'}\n${action}`, '#/info "title" of "info" is missing. Write a text, in quotation marks.'],
    [
      `info: {title: Public, version: 1}\n${action}`,
      '#/info/version "version" of "info" is no text. Write a text, in quotation marks.',
    ],
    [
      `extend: a\n${head}${action}`,
      '#/extend "extend" is no field of an Overlay here. Is "extends" meant? There are overlay, info, extends, actions.',
    ],
    [`extends: 1\n${head}${action}`, '#/extends "extends" is no text. Name the description by its path or address.'],
    [
      `extends: ./openapi.yaml\n${head}${action}`,
      '#/extends The Overlay is for "./openapi.yaml", which is not the description that it is applied to. Write "../openapi.yaml", leave "extends" out, or name an Overlay for this description.',
    ],
    ...['file://evil/x', 'file:///a%2fb', 'FILE://evil/x', 'file://[/x'].map((address): [string, string] => [
      `extends: '${address}'\n${head}${action}`,
      `#/extends The Overlay is for "${address}", which is no file of this machine. Write "../openapi.yaml", leave "extends" out, or name an Overlay for this description.`,
    ]),
  ])('of %j has a fault', (text, want) => {
    expect(faultsOf(`overlay: 1.1.0\n${text}`)).toEqual([want]);
  });

  it('of 1.0 has no copy', () => {
    expect(faultsOf(`overlay: 1.0.0\n${head}actions: [{target: $.info, copy: $.tags}]`)).toEqual([
      '#/actions/0/copy "copy" is no field of an Overlay here. There are target, description, update, remove.',
      '#/actions/0/target The action changes nothing. Add "update" or "remove: true", or leave it out.',
    ]);
  });
});
