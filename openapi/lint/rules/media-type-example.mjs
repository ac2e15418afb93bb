// @ts-check
import { createConfig } from '@redocly/openapi-core';

/** @import { Oas3MediaType, Oas3Rule, UserContext } from '@redocly/openapi-core' */
/** @typedef {(media: Oas3MediaType, context: UserContext) => void} Check */
/** @typedef {{ MediaType: { skip: (media: Oas3MediaType) => boolean, leave: Check } }} Owner */

const NAME = 'no-invalid-media-type-examples';
const { plugins } = await createConfig({});
const rule = plugins.map((plugin) => plugin.rules?.oas3?.[NAME]).find((found) => found !== undefined);

/**
 * Every example of a body fits its schema. This is Redocly's `no-invalid-media-type-examples`, which takes the body of
 * a webhook or callback for one that the reader sends and so forbids `readOnly` fields in it. There the API is the
 * sender: this rule checks the body that it sends as it checks responses, and the response to it as it checks requests.
 *
 * Good:
 *
 *     webhooks:
 *       taskClosed:
 *         post: { requestBody: … example: { id: 66 } }    # `id` is readOnly
 *
 * Bad:
 *
 *     /tasks:
 *       post: { requestBody: … example: { id: 66 } }
 *
 * @type {Oas3Rule}
 */
const mediaTypeExample = (options) => {
  if (!rule) throw new Error(`Redocly has no rule ${NAME} any more. Wrap the one that replaced it.`);
  const { RequestBody, Response, Parameter } = /** @type {Record<string, Owner>} */ (rule(options));
  if (!RequestBody || !Response || !Parameter)
    throw new Error(`Redocly's rule ${NAME} visits other objects now. Adapt this rule to it.`);
  let calls = 0;
  const call = {
    enter() {
      calls += 1;
    },
    leave() {
      calls -= 1;
    },
  };
  /**
   * @param {Owner} sent who checks the bodies that readers send
   * @param {Owner} received who checks the bodies that readers receive
   */
  const choose = (sent, received) => ({
    MediaType: {
      skip: sent.MediaType.skip,
      /** @type {Check} */
      leave: (media, context) => (calls > 0 ? received : sent).MediaType.leave(media, context),
    },
  });
  return {
    WebhooksMap: call,
    Callback: call,
    Parameter: choose(Parameter, Response),
    RequestBody: choose(RequestBody, Response),
    Response: choose(Response, RequestBody),
  };
};

export default mediaTypeExample;
