import { sentType } from '../../reference/exampleRequest/sentType';
import { essenceOf, isInRange, isJsonType, rangesOf } from '../../reference/mediaType';
import type { MediaType } from '../../reference/model';

/** A range of the header `Accept` with its parameters and its quality, from 0 (not acceptable) to 1. */
interface AcceptedRange {
  range: string;
  parameters: readonly string[];
  quality: number;
}

/**
 * The media type of a response that a request wants most (RFC 9110, 12.5.1), JSON before others that it wants as much. One
 * that is documented as a range is returned with the type in which it is sent.
 */
export function chooseMedia(content: readonly MediaType[], accept = '*/*'): MediaType | undefined {
  const accepted = readAccept(accept.trim() === '' ? '*/*' : accept);
  const isJson = ({ mediaType }: MediaType): boolean => isJsonType(mediaType);
  const ordered = [...content.filter(isJson), ...content.filter((media) => !isJson(media))];
  const offered = ordered.flatMap((media) => typesOf(media, accepted).map((type) => ({ media, type })));
  const rated = offered.map((each) => ({ ...each, ...rate(each.type, accepted) })).filter(({ quality }) => quality > 0);
  const [best] = rated.sort((a, b) => b.quality - a.quality || b.shared - a.shared || a.place - b.place);
  if (!best) return undefined;
  return best.type === best.media.mediaType ? best.media : { ...best.media, mediaType: best.type };
}

/** The types in which a body can be sent: of a range, the usual ones and those that the request names. */
function typesOf(media: MediaType, accepted: readonly AcceptedRange[]): string[] {
  const { mediaType } = media;
  if (!mediaType.includes('*')) return [mediaType];
  const isBinary = media.holds === 'file';
  const usual = [sentType(media), ...(isBinary ? [] : ['application/json'])];
  const documented = essenceOf(mediaType);
  const isFile = isBinary || /^(image|audio|video|font)\//.test(documented);
  const named = accepted
    .map(({ range }) => range)
    .filter((each) => !each.includes('*') && (isFile || isJsonType(each)));
  return [...new Set([...usual, ...named])].filter((type, at) => at === 0 || isInRange(type, documented));
}

/**
 * How much a type is wanted, by the narrowest range that it is in, how many parameters (`version=2`) it shares with that, and
 * the place of that in the header.
 */
function rate(type: string, accepted: readonly AcceptedRange[]): { quality: number; shared: number; place: number } {
  const own = new Set(parametersOf(type));
  for (const range of rangesOf(type)) {
    const [best] = accepted
      .map((each, place) => ({
        ...each,
        place,
        shared: each.parameters.filter((parameter) => own.has(parameter)).length,
      }))
      .filter((each) => each.range === range)
      .sort((a, b) => b.shared - a.shared);
    if (best) return best;
  }
  return { quality: 0, shared: 0, place: -1 };
}

function parametersOf(type: string): string[] {
  const pieces = type.split(';').slice(1);
  return pieces.map((piece) => piece.trim().toLowerCase().replaceAll('"', ''));
}

function readAccept(accept: string): AcceptedRange[] {
  return accept.split(',').map((range) => {
    const type = essenceOf(range);
    const parameters = parametersOf(range);
    const [, quality] = parameters.map((parameter) => /^q\s*=\s*(.*)$/.exec(parameter)).find(Boolean) ?? [];
    // A weight that is none counts as if it were not there.
    const isWeight = quality !== undefined && /^(0?\.\d+|0|1)(\.0*)?$/.test(quality);
    return { range: type === '*' ? '*/*' : type, parameters, quality: isWeight ? Number(quality) : 1 };
  });
}
