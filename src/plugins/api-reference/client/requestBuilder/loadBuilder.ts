import { fetchJson, loadStyles } from '../../../../components/loadFiles';
import { parseJson } from '../../../../reference/jsonText';
import type { BuilderData } from './form/BuilderForm';

/** All that is fetched for one request: the component, and the request's data. */
interface Builder {
  BuilderForm: typeof import('./form/BuilderForm').BuilderForm;
  data: BuilderData;
}

/** Fetches the form, its style sheet and the data of one request. Rejects when one of them cannot be loaded. */
export async function loadBuilder(address: string, styles: string): Promise<Builder> {
  const [{ BuilderForm }, data] = await Promise.all([
    import('./form/BuilderForm'),
    fetchJson<BuilderData>(address, 'the data of the request', parseJson),
    loadStyles(styles),
  ]);
  return { BuilderForm, data };
}

/** The operation that a request is built for. */
export interface RequestTarget {
  /** Address of its data. */
  address: string;
  /** Upper case. */
  method: string;
  path: string;
  /** The operation on the page. */
  operation: Element;
}
