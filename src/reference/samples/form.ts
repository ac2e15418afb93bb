import { wellFormed } from '../wellFormed';

type Fields = { name: string; value: string }[];

/** The text of a URL-encoded form: the fields as `name=value`, all but the first led by `&`. */
export function formPieces(fields: Fields): string[] {
  return fields.map(({ name, value }, index) => `${index ? '&' : ''}${formEncoded(name)}=${formEncoded(value)}`);
}

/** One name or value of a form, percent-encoded. */
export function formEncoded(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*~]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
