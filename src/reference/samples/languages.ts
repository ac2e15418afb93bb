import type { SampleLanguage } from '../request/sampleRequest';
import { csharp } from './csharp';
import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import { kotlin } from './kotlin';
import { php } from './php';
import { python } from './python';
import { ruby } from './ruby';
import { swift } from './swift';

/** The languages of the samples, in the order in which a reader meets them. */
export const sampleLanguages: SampleLanguage[] = [curl, javascript, python, php, java, csharp, go, ruby, kotlin, swift];
