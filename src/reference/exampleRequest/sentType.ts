import { concreteType } from '../mediaType';
import type { MediaType } from '../model';

/** The media type in which a body is sent: where the description states a range, one that fits what the body is. */
export function sentType({ mediaType, holds = 'structure' }: Pick<MediaType, 'mediaType' | 'holds'>): string {
  return concreteType(mediaType, holds);
}
