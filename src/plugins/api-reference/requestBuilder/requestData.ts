import type { DescribeOperation } from '../../../platform/explorer/describeOperation';
import type { Node } from '../../../reference/outputs/request/positions';
import type { RequestForm } from '../../../reference/outputs/request/requestForm';
import type { RequestPlace } from '../../../reference/outputs/request/requestOperation';
import { makeRequestSlice, type RequestSlice } from '../../../reference/outputs/request/requestSlice';
import { writeOutSlice } from '../../../reference/outputs/request/writeOutSlice';
import { keepNothing, type LastRun } from './lastRun';

/** What the data of one request may come to: bytes of its file, milliseconds of the build. */
export const most = { bytes: 200_000, milliseconds: 100 };

/** The data of one request as the text of its file, or why there is none. */
export type RequestData = { text: string } | { reason: string };

/**
 * The data of one request: its slice of `document`, written out, through `describeOperation`, and its form; of an equal slice
 * and form, what is kept.
 */
export async function makeRequestData(
  document: Node,
  { place, form }: { place: RequestPlace; form: RequestForm },
  describeOperation: DescribeOperation,
  kept: LastRun<RequestData> = keepNothing(),
): Promise<RequestData> {
  const slice = makeRequestSlice(document, place);
  if (!slice) return { reason: 'the description has it in an unusual place' };
  return kept.take({ slice, form }, () => makeSliceData(slice, { place, form }, describeOperation));
}

async function makeSliceData(
  slice: RequestSlice,
  { place, form }: { place: RequestPlace; form: RequestForm },
  describeOperation: DescribeOperation,
): Promise<RequestData> {
  const make = async (): Promise<RequestData> => {
    const description = writeOutSlice(slice, most.bytes);
    if (!description) return tooLarge;
    const item = await describeOperation(description);
    if (!item) return { reason: `the explorer knows no method ${place.method.toUpperCase()}` };
    const text = JSON.stringify({ ...item, form });
    return Buffer.byteLength(text) <= most.bytes ? { text } : tooLarge;
  };
  const refuse = (error: unknown): RequestData => ({ reason: `the explorer cannot take it: ${messageOf(error)}` });
  const made = await withinTime(() => make().catch(refuse), most.milliseconds);
  return made ?? { reason: `its data takes more than ${most.milliseconds} ms to make` };
}

const tooLarge: RequestData = { reason: `its data is larger than ${most.bytes / 1000} KB` };

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * What `make` gives, unless it takes the processor too long three times. What else the machine does, and what the first
 * run of a function costs, must not change what a site has.
 */
export async function withinTime<Made>(
  make: () => Promise<Made>,
  milliseconds: number,
  now: () => number = processorTime,
): Promise<Made | undefined> {
  for (let tries = 3; tries > 0; tries -= 1) {
    const start = now();
    const made = await make();
    if (now() - start <= milliseconds) return made;
  }
  return undefined;
}

/** Time that the processor has spent on this process, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
