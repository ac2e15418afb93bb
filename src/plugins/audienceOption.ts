import { Joi } from '@docusaurus/utils-validation';
import type { Audience } from '../reference/internal/audience';

/** Checks the option that says for whom a reference is. */
export const audienceOption = Joi.object<Audience>({
  is: Joi.string(),
  of: Joi.array().items(Joi.string()).min(1).unique(),
  extension: Joi.string().pattern(/^x-/),
  unmarked: Joi.string().valid('first', 'error'),
});
