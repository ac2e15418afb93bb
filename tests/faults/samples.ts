import type { Fault } from './fault';

const samples = 'src/reference/samples';
const wire = 'tests/wire/wire.test.ts';
const proof = 'tests/proof/samples/samples.test.ts';
const written = [`${samples}/__tests__/snapshots.test.ts`];

/** Mistakes in the samples of requests, in examples and in the requests for Postman. */
export const sampleFaults: readonly Fault[] = [
  {
    what: 'curl sends an address without a value that the reader has to give',
    file: `${samples}/curl.ts`,
    from: '${name}:?}`',
    to: '${name}}`',
    tests: [`${samples}/__tests__/languages.test.ts`],
  },
  {
    what: 'curl waits for the body of a HEAD request',
    file: `${samples}/curl.ts`,
    from: "return ['--head'];",
    to: "return ['--request HEAD'];",
    tests: [wire],
  },
  {
    what: 'a value of a form is not encoded',
    file: `${samples}/forms.ts`,
    from: '=${formEncoded(value)}`',
    to: '=${value}`',
    tests: written,
  },
  {
    what: 'Python sends JSON as a form',
    file: `${samples}/python.ts`,
    from: '`json=${nativeLiteral(body.value, style)}`',
    to: '`data=${nativeLiteral(body.value, style)}`',
    tests: written,
  },
  {
    what: 'the name of a header is not quoted in Python',
    file: `${samples}/python.ts`,
    from: '`${quote(header.name)}: ${headerValue(header)}`',
    to: '`${header.name}: ${headerValue(header)}`',
    tests: written,
  },
  {
    what: 'unprintable characters stand in samples as they are',
    file: `${samples}/text.ts`,
    from: 'return !unprintable.test(text.replaceAll(',
    to: "return text !== '' || !unprintable.test(text.replaceAll(",
    tests: [`${samples}/__tests__/literals.test.ts`, wire],
  },
  {
    what: 'a sample ends as if all were well when the API returns an error',
    file: `${samples}/curl.ts`,
    from: "'curl --include --fail-with-body'",
    to: "'curl --include'",
    tests: [proof],
  },
  {
    what: 'a sample sends one idempotency key again and again',
    file: `${samples}/ruby.ts`,
    from: "const newKey = 'SecureRandom.uuid'",
    to: 'const newKey = \'"0123456789abcdef"\'',
    tests: [proof],
  },
  {
    what: 'the sample of one operation sends another body',
    file: `${samples}/php.ts`,
    from: 'constant: String',
    to: 'constant: (value) => String(value !== false)',
    tests: [proof],
  },
  {
    what: 'an example of a request is of another type than the API takes',
    file: 'openapi/paths/orgstructure/user.yaml',
    from: 'regionIds: [74]',
    to: 'regionIds: all',
    tests: ['tests/proof/examples.test.ts'],
  },
  {
    what: 'the requests for Postman come in an order in which one deletes what the next one reads',
    file: 'src/reference/outputs/postman/postmanFiles.ts',
    from: "({ method }) => method === 'delete'",
    to: "({ method }) => method === 'none'",
    tests: ['tests/proof/collection.test.ts'],
  },
  {
    what: 'the address of a server keeps the names of its variables',
    file: 'src/reference/sampleRequest.ts',
    from: 'defaults.get(name) ?? written;',
    to: 'written;',
    tests: ['src/reference/exampleRequest/__tests__/buildRequest.test.ts'],
  },
];
