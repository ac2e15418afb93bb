// @ts-check
import bodyExample from './rules/body-example.mjs';
import enumDescriptions from './rules/enum-descriptions.mjs';
import errorBody from './rules/error-body.mjs';
import errorExample from './rules/error-example.mjs';
import exampleAgreement from './rules/example-agreement.mjs';
import exampleIds from './rules/example-ids.mjs';
import examplePlaceholder from './rules/example-placeholder.mjs';
import exampleResponse from './rules/example-response.mjs';
import exampleTimes from './rules/example-times.mjs';
import fieldDescription from './rules/field-description.mjs';
import fieldExample from './rules/field-example.mjs';
import idempotencyKey from './rules/idempotency-key.mjs';
import knownHost from './rules/known-host.mjs';
import mediaTypeExample from './rules/media-type-example.mjs';
import operationErrorResponses from './rules/operation-error-responses.mjs';
import pagingHeaders from './rules/paging-headers.mjs';
import responseHeaders from './rules/response-headers.mjs';
import storePlace from './rules/store-place.mjs';
import uniqueKeys from './rules/unique-keys.mjs';

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
        'error-example': errorExample,
        'example-agreement': exampleAgreement,
        'example-ids': exampleIds,
        'example-placeholder': examplePlaceholder,
        'example-response': exampleResponse,
        'example-times': exampleTimes,
        'field-description': fieldDescription,
        'field-example': fieldExample,
        'idempotency-key': idempotencyKey,
        'known-host': knownHost,
        'media-type-example': mediaTypeExample,
        'operation-error-responses': operationErrorResponses,
        'paging-headers': pagingHeaders,
        'response-headers': responseHeaders,
        'store-place': storePlace,
        'unique-keys': uniqueKeys,
      },
    },
  };
}
