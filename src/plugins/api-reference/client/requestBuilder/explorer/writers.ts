import type { SampleRequest } from '../../../../../reference/request/sampleRequest';
import { sampleLanguages } from '../../../../../reference/samples/languages';
import { furtherLanguages, furtherLibraries, type Library } from './postmanLanguages';

/** A language that the builder can write. `prism` names its grammar. */
interface BuilderLanguage {
  id: string;
  label: string;
  prism: string;
  libraries: Library[];
}

/** Every language of the builder: the site's, written as its samples are, then those that Postman's generators add. */
export const builderLanguages: BuilderLanguage[] = [
  ...sampleLanguages.map(({ id, label, prism, client, write }) => ({
    ...{ id, label, prism },
    libraries: [{ name: client, write, canWrite: () => true }, ...librariesOf(id)],
  })),
  ...furtherLanguages.filter(({ id }) => !sampleLanguages.some((language) => language.id === id)),
];

/** What Postman's generators add to a language of the samples. */
function librariesOf(language: string): Library[] {
  return furtherLibraries[language] ?? furtherLanguages.find(({ id }) => id === language)?.libraries ?? [];
}

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
