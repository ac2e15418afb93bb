import type { SampleRequest } from '../../../../../reference/request/sampleRequest';
import { sampleLanguages } from '../../../../../reference/samples/languages';
import { furtherLanguages, furtherLibraries } from './postmanLanguages';

/** One way to write a request in a language. */
export interface Library {
  label: string;
  write: (request: SampleRequest) => string;
  /** Whether the program would send this very request. */
  canWrite: (request: SampleRequest) => boolean;
}

/** A language that the builder can write. `prism` names its grammar. */
interface BuilderLanguage {
  id: string;
  label: string;
  prism: string;
  libraries: Library[];
}

/** What the samples of the site are written for. */
const clients: Record<string, string> = {
  ...{
    curl: 'curl',
    javascript: 'fetch',
    python: 'requests',
    php: 'curl',
    java: 'java.net.http',
    kotlin: 'java.net.http',
  },
  ...{ csharp: 'HttpClient', go: 'net/http', ruby: 'net/http', swift: 'URLSession' },
};

/** Every language of the builder: the site's, written as its samples are, then those that Postman's generators add. */
export const builderLanguages: BuilderLanguage[] = [
  ...sampleLanguages.map(({ write, ...language }) => ({
    ...language,
    libraries: [
      { label: clients[language.id] ?? language.label, write, canWrite: () => true },
      ...(furtherLibraries[language.id] ?? []),
    ],
  })),
  ...furtherLanguages,
];

/** The languages and libraries that can write a request, and the names of the languages that cannot. */
export function writersOf(request: SampleRequest): { languages: BuilderLanguage[]; leftOut: string[] } {
  const able = builderLanguages.map((language) => ({
    ...language,
    libraries: language.libraries.filter(({ canWrite }) => canWrite(request)),
  }));
  return {
    languages: able.filter(({ libraries }) => libraries.length > 0),
    leftOut: able.filter(({ libraries }) => libraries.length === 0).map(({ label }) => label),
  };
}
