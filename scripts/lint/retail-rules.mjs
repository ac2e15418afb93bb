// @ts-check
import bodyExample from './rules/body-example.mjs';
import enumDescriptions from './rules/enum-descriptions.mjs';
import errorBody from './rules/error-body.mjs';
import examplePlaceholder from './rules/example-placeholder.mjs';
import fieldDescription from './rules/field-description.mjs';
import fieldExample from './rules/field-example.mjs';
import idempotencyKey from './rules/idempotency-key.mjs';
import knownHost from './rules/known-host.mjs';
import mediaTypeExample from './rules/media-type-example.mjs';
import operationErrorResponses from './rules/operation-error-responses.mjs';
import pagingHeaders from './rules/paging-headers.mjs';

/**
 * The Redocly plugin with the rules of this project that its own assertions cannot express. `redocly.yaml` turns each
 * rule on as `retail/<name>`.
 */
export default function retailRules() {
  return {
    id: 'retail',
    rules: {
      oas3: {
        'body-example': bodyExample,
        'enum-descriptions': enumDescriptions,
        'error-body': errorBody,
        'example-placeholder': examplePlaceholder,
        'field-description': fieldDescription,
        'field-example': fieldExample,
        'idempotency-key': idempotencyKey,
        'known-host': knownHost,
        'media-type-example': mediaTypeExample,
        'operation-error-responses': operationErrorResponses,
        'paging-headers': pagingHeaders,
      },
    },
  };
}
