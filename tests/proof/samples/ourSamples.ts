import path from 'node:path';
import config from '../../../docusaurus.config';
import type { Options } from '../../../src/preset';
import { buildSampleRequest } from '../../../src/reference/exampleRequest/buildRequest';
import type { OutputFile } from '../../../src/reference/outputs/openapiFiles';
import { sectionsOf } from '../../../src/reference/page';
import type { SampleOptions, SampleRequest } from '../../../src/reference/sampleRequest';
import { generateReference } from '../../../src/reference/stages/generate';
import { prepareDescription, type SandboxDescription } from '../../../src/sandbox/world/description';

/** The samples of an operation as its page shows them, and the request that they are to send. */
export interface OurSample {
  operation: string;
  request: SampleRequest;
  /** By language. */
  codes: ReadonlyMap<string, string>;
}

export interface OurSamples {
  samples: OurSample[];
  description: SandboxDescription;
  /** The files beside the pages. */
  files: OutputFile[];
}

/** Every operation of our site with its samples, and the sandbox to run them against. */
export async function readOurSamples(): Promise<OurSamples> {
  const siteDir = path.resolve(__dirname, '../../..');
  const { model, pages, cache, description, files } = await generateReference({
    source: { siteDir, descriptionFile: path.join(siteDir, 'openapi/openapi.yaml') },
    site: {
      ...{ basePath: '/docs/api_reference', docsPath: '/docs', sitePaths: [] },
      home: { label: 'API reference', href: '/' },
      samples: await sampleOptions(),
    },
    checks: { foreign: true },
  });
  const sections = pages.flatMap(sectionsOf);
  const samples = model.operations.flatMap((operation): OurSample[] => {
    const { kind, id, method, path: template } = operation;
    const section = sections.find((each) => each.method.toLowerCase() === method && each.path === template);
    if (kind !== 'operation') return [];
    const codes = new Map((section?.samples ?? []).map((sample) => [sample.id, sample.code]));
    return [{ operation: id, request: buildSampleRequest(operation, cache), codes }];
  });
  return { samples, description: await prepareDescription(description.document), files: files() };
}

/** What the site says about its samples, in the options of its preset. */
async function sampleOptions(): Promise<SampleOptions> {
  for (const preset of (await config).presets ?? []) {
    const { reference } = (Array.isArray(preset) ? preset[1] : {}) as Partial<Options>;
    if (reference?.samples) return reference.samples;
  }
  throw new Error('docusaurus.config.ts says nothing about samples.');
}
