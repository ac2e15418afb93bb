import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { RequestForm } from '../../../../../reference/outputs/request/requestForm';

/** One operation as docusaurus-plugin-openapi-docs gives it to the explorer, and the form of its request. */
export type RequestItem = ApiItem & { form: RequestForm };
