import { operationRequest } from '../../exampleRequest/operationRequest';
import { toPlainText } from '../../markdown';
import { isJsonType } from '../../mediaType';
import type { Operation, SecuritySchemeUse } from '../../model';
import type { AccessUse } from '../../request/authorise';
import { isIgnored } from '../../request/parameterStyle';
import type { ParameterStyle } from '../../request/parameterValue';
import type { OpenVariables, ParameterValue, SampleBase } from '../../sampleRequest';
import { type BodyForm, bodyForm } from './bodyForm';
import { type FormContext, makeField } from './field';
import type { Field } from './fieldValue';
import { formServers } from './formServers';
import type { FormServer } from './servers';

/** A field for a parameter, and how its value is in the request. */
interface ParameterField extends Field {
  parameter: ParameterStyle;
}

/** What a form for a request asks for, with the values that the operation's samples send to begin with. */
export interface RequestForm {
  /** In upper case. */
  method: string;
  path: string;
  /** At least one. */
  servers: FormServer[];
  /** What samples read the base URL from. */
  base?: Required<SampleBase>;
  /** Header that carries a new key with each request, where none is typed. */
  newKeyHeader?: string;
  /** Variables of values that the reader has to give, where their names alone would make those of something else. */
  openVariables?: OpenVariables;
  parameters: ParameterField[];
  /** One for each media type of the body. */
  bodies: BodyForm[];
  isBodyRequired?: true;
  /** Media type of the response that the samples ask for. */
  accept?: string;
  /** Ways to authorise, each a list of schemes that are needed together. */
  access: AccessUse[][];
}

/** Makes the form of an operation's request. */
export function requestForm(operation: Operation, context: FormContext): RequestForm {
  const request = operationRequest(operation, context.cache);
  const { method, path, base, newKeyHeader, openVariables, parameters, bodies, accept } = request;
  const shown = parameters.filter(({ parameter }) => !isIgnored(parameter));
  return {
    method,
    path,
    servers: formServers(operation, base, context.renderText),
    ...(base ? { base } : {}),
    ...(newKeyHeader === undefined ? {} : { newKeyHeader }),
    ...(openVariables ? { openVariables } : {}),
    parameters: shown.map((each) => parameterField(each, context)),
    bodies: bodies.map((body) => bodyForm(body, context)),
    ...(operation.requestBody?.required ? { isBodyRequired: true } : {}),
    accept,
    access: operation.security.map((requirement) => requirement.map(accessUse)),
  };
}

/** An optional parameter is empty at the start, as it is missing in the samples. */
function parameterField({ parameter, value, isStated }: ParameterValue, context: FormContext): ParameterField {
  const { renderText } = context;
  const { name, required, description, schema, in: place, style, explode, allowReserved, mediaType } = parameter;
  const example = required || isStated ? value : undefined;
  const isJson = mediaType !== undefined && isJsonType(mediaType);
  const field = makeField({ name, required, schema, example, isJson }, context);
  return {
    ...field,
    description: description ? toPlainText(renderText(description), 300) : field.description,
    initial: required ? field.initial : undefined,
    parameter: { name, in: place, style, explode, allowReserved, mediaType },
  };
}

/** A scheme without its texts. */
export function accessUse({ scopes: _scopes, scheme, ...use }: SecuritySchemeUse): AccessUse {
  const { description, deprecated, ...rest } = scheme;
  return { ...use, scheme: rest.kind === 'oauth2' ? { ...rest, flows: [] } : rest };
}
