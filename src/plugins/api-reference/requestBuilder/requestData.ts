import type { DescribeOperation } from '../../../platform/explorer/describeOperation';
import { toJsonText } from '../../../reference/jsonText';
import type { Operation } from '../../../reference/model';
import { describeRequest } from '../../../reference/outputs/requestBuilder/requestDescription';
import type { RequestForm } from '../../../reference/outputs/requestBuilder/requestForm';

/** The longest file with the data of one request, in bytes. */
const maxBytes = 200_000;

/** The data of one request as the text of its file, or why there is none. */
export type RequestData = { text: string } | { reason: string };

/**
 * The data of one request: what `describeOperation` makes of its description, and its form; where that is too large,
 * without what is known of the fields of a body. What there is depends on its bytes alone, so that it is the same on
 * every machine.
 */
export async function makeRequestData(
  operation: Operation,
  form: RequestForm,
  describeOperation: DescribeOperation,
): Promise<RequestData> {
  const inherited = form.access.flat().find(({ name }) => name in {});
  if (inherited) return { reason: `the explorer cannot take a security scheme that is called ${inherited.name}` };
  const description = describeRequest(operation);
  try {
    const item = await describeOperation(description);
    if (!item) return { reason: `the explorer does not support the method ${form.method}` };
    const whole = toJsonText({ ...item, form });
    const text = isSmall(whole) ? whole : toJsonText({ ...item, form: withoutFields(form) });
    return isSmall(text) ? { text } : { reason: `its data is larger than ${maxBytes / 1000} KB` };
  } catch (error) {
    return { reason: `the explorer cannot take it: ${error instanceof Error ? error.message : String(error)}` };
  }
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
