import type { SampleView } from '../page';
import type { SampleLanguage, SampleRequest } from '../sampleRequest';
import { pathPieces } from './addressPieces';
import { csharp } from './csharp';
import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import { kotlin } from './kotlin';
import { php } from './php';
import { plainRequest } from './plain';
import { python } from './python';
import { ruby } from './ruby';
import { swift } from './swift';

/** The languages of the samples, in the order in which pages show them. */
export const sampleLanguages: SampleLanguage[] = [curl, javascript, python, php, java, csharp, go, ruby, kotlin, swift];

/**
 * A request in every language. `bases` are addresses that can take each other's place, the request's own first: each
 * sample then says where in its code that one stands.
 */
export function writeSamples(request: SampleRequest, bases: string[]): SampleView[] {
  const plain = plainRequest(request);
  const [first] = pathPieces(plain);
  const lead = plain.base?.value ?? (first && 'text' in first ? first.text : '');
  const isOneScheme = new Set(bases.map((base) => base.split(':')[0])).size === 1;
  return sampleLanguages.map(({ id, label, prism, write, isBoundToScheme }) => {
    const code = write(request);
    const isBound = !isOneScheme && isBoundToScheme?.(request) === true;
    const baseAt = bases[0] !== undefined && lead.startsWith(bases[0]) && !isBound ? code.indexOf(lead) : -1;
    return { id, label, language: prism, code, ...(baseAt < 0 ? {} : { baseAt }) };
  });
}
