import type { ExplorerItem } from '../../../../../platform/explorer/theme';
import type { RequestForm } from '../../../../../reference/outputs/requestBuilder/requestForm';

/** One operation as docusaurus-plugin-openapi-docs gives it to the explorer, and the form of its request. */
export type RequestItem = ExplorerItem & { form: RequestForm };
