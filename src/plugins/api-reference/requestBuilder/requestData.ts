import { toJsonText } from '../../../reference/jsonText';
import type { RequestForm } from '../../../reference/outputs/requestBuilder/requestForm';

/** The longest file with the data of one request, in bytes. */
const maxBytes = 200_000;

/** The data of one request as the text of its file, or why there is none. */
export type RequestData = { text: string } | { reason: string };

/**
 * The data of one request, which is its form; where that is too large, without what is known of the fields of a body. What
 * there is depends on its bytes alone, so that it is the same on every machine.
 */
export function makeRequestData(form: RequestForm): RequestData {
  const whole = toJsonText(form);
  const text = isSmall(whole) ? whole : toJsonText(withoutFields(form));
  return isSmall(text) ? { text } : { reason: `its data is larger than ${maxBytes / 1000} KB` };
}

function isSmall(text: string): boolean {
  return Buffer.byteLength(text) <= maxBytes;
}

/** A form whose bodies of JSON are filled in as texts alone. */
function withoutFields(form: RequestForm): RequestForm {
  return {
    ...form,
    bodies: form.bodies.map((body) => (body.kind === 'editor' ? { ...body, schema: undefined } : body)),
  };
}
