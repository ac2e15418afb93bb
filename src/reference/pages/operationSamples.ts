import { buildSampleRequest } from '../exampleRequest/buildRequest';
import type { ExampleCache } from '../examples/schemaExample';
import type { Operation } from '../model';
import type { OperationSection, RequestBodyView } from '../page';
import type { SampleBody, SampleRequest } from '../sampleRequest';
import { sampleLanguages, writeSamples } from '../samples/languages';
import { choosableServers, distinctNames, hasBodyChoice } from '../words';
import { inWords } from './examples';
import { areInterchangeable } from './serverView';

type Samples = OperationSection['samples'];

/** The samples, and the request that they send where a reader can choose between several bodies. */
type OperationSamples = Pick<OperationSection, 'samples' | 'sampleBase' | 'request'>;

/**
 * The samples of an operation: the author's, then one for each language. The request that they send comes with them
 * where a reader can change it.
 */
export function samplesOf(
  operation: Operation,
  { servers, requestBody }: Pick<OperationSection, 'servers' | 'requestBody'>,
  cache: ExampleCache,
): OperationSamples {
  if (operation.kind !== 'operation') return { samples: ownSamples(operation) };
  const { body, ...request } = buildSampleRequest(operation, cache);
  const addresses = choosableServers({ servers, ...baseOf(request, cache) });
  const bases = areInterchangeable(addresses) ? addresses.map(({ url }) => url) : [];
  const own = ownSamples(operation);
  return {
    samples: [...own, ...besideOwn(writeSamples({ ...request, body }, bases), own)],
    ...baseOf(request, cache),
    ...changeable(request, body, requestBody),
  };
}

function baseOf(
  { base }: Pick<SampleRequest, 'base'>,
  { samples }: ExampleCache,
): Pick<OperationSamples, 'sampleBase'> {
  if (!base) return {};
  const label = base.value === samples?.defaultBaseUrl ? samples?.defaultBaseUrlLabel : undefined;
  return { sampleBase: { ...base, ...(label === undefined ? {} : { label }) } };
}

function changeable(
  request: Omit<SampleRequest, 'body'>,
  body: SampleBody | undefined,
  view: RequestBodyView | undefined,
): Pick<OperationSamples, 'request'> {
  if (request.open) return { request: { ...request, ...(body ? { body: inWords(body) } : {}) } };
  return hasBodyChoice(view) ? { request } : {};
}

/** Generated samples say so where the author has one of that name. */
function besideOwn(generated: Samples, own: Samples): Samples {
  const taken = new Set(own.map(({ label }) => label.toLowerCase()));
  return generated.map((each) => {
    return taken.has(each.label.toLowerCase()) ? { ...each, label: `${each.label} (generated)` } : each;
  });
}

/** Samples that the author wrote; their languages are drawn as far as they are known. */
function ownSamples({ codeSamples = [] }: Operation): Samples {
  const named = codeSamples.map(({ language, label, source }) => {
    const known = sampleLanguages.find(({ id, prism }) => [id, prism].includes(language.toLowerCase()));
    const drawn = known?.prism ?? (/^(shell|sh|curl)$/i.test(language) ? 'bash' : 'text');
    return { name: label || 'Sample', detail: language, language: drawn, code: source };
  });
  const labels = distinctNames(named);
  return named.map(({ language, code }, index) => ({
    id: `own-${index + 1}`,
    label: labels[index] ?? '',
    language,
    code,
  }));
}
