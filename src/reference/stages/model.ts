import { createExampleCache, type ExampleCache, exampleSteps } from '../examples/schemaExample';
import type { ReferenceModel, Schema } from '../model';
import { buildModel } from '../objects/model';
import type { Problem } from '../problems';
import { DescriptionError } from '../report';
import { serverUrl } from '../sampleRequest';
import { schemasByName } from '../schema';
import { findComposedSchemas } from '../schemas/composedSchemas';
import { createValidator, type Validator } from '../validate/validator';
import type { Loaded } from './load';

/** A description as a model. */
export interface Modelled extends Loaded {
  readonly model: ReferenceModel;
  /** What each schema was made from. */
  readonly schemaNodes: Map<Schema, unknown>;
  /** Judges values by the schemas of the model. */
  readonly validator: Validator;
  /** Examples of the model's schemas, for all that shows them. */
  readonly cache: ExampleCache;
  readonly modelProblems: readonly Problem[];
}

/** Makes the model. Throws a DescriptionError where its schemas would be too large. */
export async function modelStage<Made extends Loaded>(made: Made): Promise<Made & Modelled> {
  const { options, description } = made;
  const { model, problems, schemaNodes } = buildModel(description);
  const schemas = schemasByName(model.schemas);
  const costly = findComposedSchemas(schemas, schemaNodes, description);
  if (costly.length > 0) throw new DescriptionError([...description.problems, ...problems, ...costly]);
  const validator = await createValidator(description.document, schemaNodes, options.cache);
  const samples = options.site.samples && { ...options.site.samples, server: serverUrl(model.servers[0]) };
  const cache = createExampleCache(schemas, validator, samples, model.securitySchemes, exampleSteps(description));
  return { ...made, model, schemaNodes, validator, cache, modelProblems: problems };
}
