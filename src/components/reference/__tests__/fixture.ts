import { schemaKeywords } from '../../../reference/keywords/table';
import type {
  ApiPage,
  ExampleView,
  MediaTypeView,
  ModelPage,
  OperationSection,
  ResponseView,
  SampleView,
} from '../../../reference/page';
import type { AlternativesView, FieldView, Mark, SchemaView } from '../../../reference/schemaRows';
import type { RichText } from '../../../reference/text';

/** Text of one paragraph. */
export function text(source: string): RichText {
  return { source: [source], html: `<p>${source}</p>` };
}

/** A schema that says nothing but its type. */
export function schema(type: string, given: Partial<SchemaView> = {}): SchemaView {
  return {
    type: [{ text: type, ...(type === 'object' ? { isObject: true } : {}) }],
    marks: [],
    facts: [],
    enum: [],
    fields: [],
    fieldsOf: '',
    open: false,
    alternatives: [],
    ...given,
  };
}

/** The marks of these keywords. */
export function marks(...keywords: string[]): Mark[] {
  return keywords.map((keyword) => ({ keyword, word: schemaKeywords[keyword]?.mark ?? '' }));
}

/** A plain optional field; its anchor is its name unless given. */
export function field(name: string, type: string, given: Partial<FieldView> = {}): FieldView {
  return { ...schema(type), anchor: name, name, named: true, required: false, ...given };
}

/** A union, or another keyword with schemas side by side. */
export function alternatives(labels: string[], given: Partial<AlternativesView> = {}): AlternativesView {
  const options = labels.map((label) => ({ anchor: `rule.${label}`, label, schema: schema('object') }));
  return {
    keyword: 'oneOf',
    label: `One of ${labels.length}`,
    isChoice: true,
    discriminator: 'type',
    options,
    ...given,
  };
}

/** An example in JSON. */
export function example(value: unknown, given: Partial<ExampleView> = {}): ExampleView {
  return { name: '', label: '', language: 'json', code: JSON.stringify(value, null, 2), ...given };
}

/** A JSON body. */
export function json(anchor: string, given: Partial<MediaTypeView> = {}): MediaTypeView {
  return { mediaType: 'application/json', anchor, encoding: [], examples: [], ...given };
}

/** A response without headers, body and links. */
export function response(status: string, title: string, given: Partial<ResponseView> = {}): ResponseView {
  return { anchor: `op.${status}`, status, title, headers: [], mediaTypes: [], links: [], ...given };
}

/** An operation that takes and gives nothing. */
export function operation(given: Partial<OperationSection> = {}): OperationSection {
  return {
    kind: 'operation',
    anchor: 'op',
    id: 'getThing',
    title: 'Get thing',
    method: 'GET',
    path: '/things/{id}',
    servers: [{ url: 'https://api.example.com/v1', variables: [] }],
    deprecated: false,
    security: { alternatives: [[{ name: 'bearer', label: 'bearer token', scopes: [] }]] },
    parameters: [],
    responses: [response('200', 'OK')],
    callbacks: [],
    samples: [],
    ...given,
  };
}

/** An API page of these operations. */
export function apiPage(operations: OperationSection[], given: Partial<ApiPage> = {}): ApiPage {
  return {
    kind: 'api',
    url: '/docs/api_reference/api/things',
    title: 'Things',
    summary: '',
    breadcrumbs: [
      { label: 'API Reference', href: '/docs/api_reference' },
      { label: 'Things', href: '/docs/api_reference/api/things' },
    ],
    operations,
    seeAlso: [],
    ...given,
  };
}

/** A model page of this schema. */
export function modelPage(view: SchemaView, given: Partial<ModelPage> = {}): ModelPage {
  return {
    kind: 'model',
    url: '/docs/api_reference/models/thing',
    title: 'Thing',
    name: 'Thing',
    summary: '',
    breadcrumbs: [{ label: 'API Reference', href: '/docs/api_reference' }],
    schema: view,
    examples: [],
    usedBy: { operations: [], fields: [] },
    ...given,
  };
}

/** One sample for each language that a page has. */
export function samples(path: string): SampleView[] {
  const url = `https://api.example.com/v1${path}`;
  return [
    {
      id: 'curl',
      label: 'cURL',
      language: 'bash',
      code: `curl -G ${url} \\\n  -H "Authorization: Bearer $API_TOKEN" \\\n  -d page=1 \\\n  -d status=OPEN`,
    },
    {
      id: 'javascript',
      label: 'JavaScript',
      language: 'javascript',
      code: `const response = await fetch(\`${url}?page=\${page}\`, {\n  headers: { Authorization: 'Bearer ' + token },\n});\nconsole.log(response.status, true); // the answer`,
    },
    {
      id: 'python',
      label: 'Python',
      language: 'python',
      code: `import requests\n\nprint(requests.get("${url}", params={"page": 1}))`,
    },
    {
      id: 'php',
      label: 'PHP',
      language: 'php',
      code: `<?php\n$request = curl_init("${url}?page=$page");\necho curl_exec($request);`,
    },
    {
      id: 'java',
      label: 'Java',
      language: 'java',
      code: `var request = HttpRequest.newBuilder()\n    .uri(URI.create("${url}"))\n    .build();`,
    },
    {
      id: 'csharp',
      label: 'C#',
      language: 'csharp',
      code: `using var client = new HttpClient();\nvar text = await client.GetStringAsync("${url}");`,
    },
    { id: 'go', label: 'Go', language: 'go', code: `request, err := http.NewRequest("GET", "${url}", nil)` },
    {
      id: 'ruby',
      label: 'Ruby',
      language: 'ruby',
      code: `require "net/http"\n\nputs Net::HTTP.get(URI("${url}"), page: 1)`,
    },
    {
      id: 'kotlin',
      label: 'Kotlin',
      language: 'kotlin',
      code: `fun main() {\n    println(URI("${url}").toURL().readText())\n}`,
    },
    {
      id: 'swift',
      label: 'Swift',
      language: 'swift',
      code: `let (data, _) = try await URLSession.shared.data(from: URL(string: "${url}")!)`,
    },
  ];
}
