import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lintFromString, parseYaml, type RawUniversalConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import retailRules from '../retail-rules.mjs';

/** A snippet of a description and the messages that one rule has for it. */
export interface RuleCase {
  /** The rest of the document, after its version and `info`. */
  given: string;
  want: string[];
}

/** One test for each case of `rule`, with the options that `redocly.yaml` gives the rule. */
export function testRule(rule: string, cases: [string, RuleCase][]): void {
  it.each(cases)(`${rule} › %s`, async (_name, { given, want }) => {
    expect(await lintSnippet(rule, given)).toEqual(want);
  });
}

/** The rules section of `redocly.yaml`. */
export function readRules(): NonNullable<RawUniversalConfig['rules']> {
  const file = path.join(import.meta.dirname, '../../../redocly.yaml');
  const { rules } = parseYaml(readFileSync(file, 'utf8')) as RawUniversalConfig;
  if (!rules) throw new Error(`${file} has no rules.`);
  return rules;
}

async function lintSnippet(rule: string, given: string): Promise<string[]> {
  const setting = Object.entries(readRules()).find(([name]) => name === rule);
  if (!setting) throw new Error(`redocly.yaml does not turn on ${rule}.`);
  const config = await createConfig({ plugins: [retailRules()], rules: Object.fromEntries([setting]) });
  const source = `openapi: 3.1.0\ninfo: { title: Snippet, version: '1' }\n${given}`;
  const problems = await lintFromString({ source, absoluteRef: '/snippet/openapi.yaml', config });
  return problems.map(({ ruleId, message, severity }) => {
    if (ruleId !== rule || severity !== 'error') throw new Error(`${ruleId} (${severity}): ${message}`);
    return message;
  });
}
