import type { AddressEncoding, PlainRequest } from './plain';

/** A piece of an address: text, or the content of an environment variable. */
type AddressPiece = { text: string } | { variable: string; encoding: AddressEncoding };

/** How a language writes the pieces of an address. */
interface AddressStyle {
  text: (text: string) => string;
  variable: (variable: string, encoding: AddressEncoding) => string;
}

/** The address after what is read from the environment for its beginning. */
export function addressPieces(plain: PlainRequest): AddressPiece[] {
  const query = plain.variableQuery.flatMap(({ start, variable, encoding }) => [
    { text: start },
    { variable, encoding },
  ]);
  return joinTexts([...pathPieces(plain), ...query]);
}

/** The pieces of the address without the query parameters that follow it. */
export function pathPieces({ url, base, open }: PlainRequest): AddressPiece[] {
  const values = new Map(open.flatMap((value) => (value.in === 'path' ? [[`{${value.name}}`, value]] : [])));
  return (base?.rest ?? url).split(/(\{[^{}]+\})/).flatMap((text): AddressPiece[] => {
    const value = values.get(text);
    if (value) return [{ variable: value.variable, encoding: value.allowReserved ? 'none' : 'path' }];
    return text === '' ? [] : [{ text }];
  });
}

function joinTexts(pieces: AddressPiece[]): AddressPiece[] {
  const joined: AddressPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && 'text' in last && 'text' in piece) joined[joined.length - 1] = { text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined.length > 0 ? joined : [{ text: '' }];
}

/** One piece of an address as a language writes it. */
export function writeAddressPiece(piece: AddressPiece, style: AddressStyle): string {
  return 'text' in piece ? style.text(piece.text) : style.variable(piece.variable, piece.encoding);
}

/** The code of an address in a language that joins texts by an operator. */
export function joinedAddress(plain: PlainRequest, base: string, style: AddressStyle, operator: string): string {
  const pieces = addressPieces(plain).map((piece) => writeAddressPiece(piece, style));
  return [...(plain.base ? [base] : []), ...pieces].join(operator);
}

/** Whether the content of an environment variable has to be encoded for the address. */
export function encodesVariable(plain: PlainRequest, wanted?: AddressEncoding): boolean {
  return addressPieces(plain).some(
    (piece) => 'encoding' in piece && (wanted ? piece.encoding === wanted : piece.encoding !== 'none'),
  );
}
