import type { Json } from '../json';
import type { Operation } from '../model';

/** What a Zapier app has (`x-zapier` of the Info Object): each trigger, action and search calls an operation. */
export interface Zaps {
  triggers: Zap[];
  actions: Zap[];
  searches: Zap[];
  /** Operations that it calls to test a connection, and to register and remove the address of a trigger. */
  others: Operation[];
}

/** One trigger, action or search. A trigger is called by a webhook, the others call an operation. */
export interface Zap {
  label: string;
  description: string;
  operation: Operation;
  fields: ZapField[];
}

/** A field as Zapier shows it, with the fields of the API that it stands for. */
export interface ZapField {
  label: string;
  names: string[];
  description: string;
  /** Whether one of the fields has to be sent. */
  required: boolean;
  /** Values of the webhook's first example, one for each name. */
  examples: Json[];
  isDate: boolean;
}
