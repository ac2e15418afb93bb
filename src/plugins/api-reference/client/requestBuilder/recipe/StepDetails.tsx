import { type ReactNode, type RefObject, useMemo } from 'react';
import { withBreaks } from '../../../../../components/code/withBreaks';
import { Method } from '../../../../../components/reference/Badges';
import type { Json } from '../../../../../reference/json';
import { toJsonText } from '../../../../../reference/jsonText';
import { exchangeOf, fillStep } from '../../../../../reference/outputs/recipe/fillStep';
import type { RecipeRequest } from '../../../../../reference/outputs/recipe/recipe';
import type { SampleRequest } from '../../../../../reference/sampleRequest';
import type { SandboxResponse } from '../../../../../sandbox/request/types';
import { NotKept, ResponseHeaders, ResponseStatus, ServerFields } from '../check/responseParts';
import { MarkedJson } from './MarkedJson';
import { goesToSteps, goesToText, takenNotes, takenParameters } from './notes';
import { type CheckedStep, contextOf, type PageRecipe, type RecipeRun } from './pageRecipe';

interface StepDetailsProps {
  recipe: PageRecipe;
  run: RecipeRun;
  /** Place of the step that is shown. */
  shown: number;
  responseRef: RefObject<HTMLDivElement | null>;
}

/** One step: its request, with what is taken from elsewhere, and once it was checked the response. */
export function StepDetails({ recipe, run, shown, responseRef }: StepDetailsProps): ReactNode {
  const step = recipe.steps[shown];
  const checked = step && run.checked[step.id];
  const filled = useMemo(
    () => (step?.kind === 'request' ? fillStep(step, contextOf(recipe, run, shown)) : undefined),
    [step, recipe, run, shown],
  );
  if (!step) return null;
  const place = `Step ${shown + 1} of ${recipe.steps.length}`;
  if (step.kind !== 'request' || !filled)
    return (
      <section aria-label="The request">
        <p className="recipe-place">{place}</p>
        {step.description && <p className="recipe-text">{step.description}</p>}
        <p className="builder-note">
          This step calls <code>{step.kind === 'other' ? step.name : ''}</code>, which is no operation of this API. Run
          it with a tool for Arazzo workflows.
        </p>
      </section>
    );
  const { address, title, description } = step;
  return (
    <>
      <section aria-label="The request">
        <p className="recipe-place">
          {place}: {address ? <a href={address}>{title}</a> : title}
        </p>
        {description && <p className="recipe-text">{description}</p>}
        <StepRequest step={step} request={checked?.request ?? filled.request} />
        {filled.missing.length > 0 && (
          <p className="builder-problem">
            Nothing is known yet for {filled.missing.join(', ')}: check the step that gives it first.
          </p>
        )}
        {step.contract === undefined && (
          <p className="builder-note">
            This request cannot be checked here: its part of the API description is too large to load in the browser.
          </p>
        )}
      </section>
      <div ref={responseRef}>{checked && <StepResponse step={step} checked={checked} />}</div>
    </>
  );
}

function StepRequest({ step, request }: { step: RecipeRequest; request: SampleRequest }): ReactNode {
  const path = request.url.slice(step.server.length);
  const taken = takenParameters(step);
  return (
    <>
      <p className="recipe-call">
        <Method method={step.method} /> <code>{withBreaks(decoded(path))}</code>
      </p>
      {taken.length > 0 && (
        <ul className="recipe-taken">
          {taken.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              <code>{name}</code> {text}
            </li>
          ))}
        </ul>
      )}
      <ResponseHeaders
        headers={request.headers.map(({ name, value, secret, isNewKey }) => [
          name,
          isNewKey ? 'a new key with each request' : value + (secret ?? ''),
        ])}
      />
      {request.body && (
        <MarkedJson label="Body of the request" value={shownBody(request.body)} notes={takenNotes(step)} />
      )}
    </>
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A body as JSON: the parts of a form each by its name, a file by its name. */
function shownBody(body: NonNullable<SampleRequest['body']>): Json {
  switch (body.kind) {
    case 'json':
      return body.value;
    case 'form':
      return Object.fromEntries(body.fields.map(({ name, value }) => [name, value]));
    case 'multipart': {
      const values = body.parts.map((part) => (part.kind === 'file' ? `@${part.filename}` : part.value));
      const isList = body.parts.some(({ name }) => name === '');
      return isList ? values : Object.fromEntries(body.parts.map(({ name }, index) => [name, values[index] ?? '']));
    }
    case 'text':
      return body.text;
    case 'file':
      return `@${body.filename}`;
  }
}

function StepResponse({ step, checked }: { step: RecipeRequest; checked: CheckedStep }): ReactNode {
  const { response, problems, serverFields, tooLarge } = checked.checked;
  const given = step.outputs.filter(({ name, goesTo }) => Object.hasOwn(checked.outputs, name) && goesTo.length > 0);
  const notes = new Map(
    given.flatMap((output) => (output.pointer === undefined ? [] : [[output.pointer, goesToSteps(output)]])),
  );
  return (
    <section className="builder-response" aria-label="The response">
      <ResponseStatus status={response.status} />
      {problems.length > 0 && (
        <ul className="builder-faults" aria-label="Fields with problems">
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <strong>{field}</strong> {message}
            </li>
          ))}
        </ul>
      )}
      {reasonsOf(checked).map((text) => (
        <p className="builder-problem" key={text}>
          {text} Check again, or change an input.
        </p>
      ))}
      {checked.unjudged.map((text) => (
        <p className="builder-note" key={text}>
          This page cannot check whether <code>{text}</code>. Check it yourself.
        </p>
      ))}
      <NotKept bytes={tooLarge} />
      {given.length > 0 && (
        <ul className="recipe-taken" aria-label="Taken from the response">
          {given.map((output) => (
            <li key={output.name}>
              <code>{output.name}</code> = <code>{toJsonText(checked.outputs[output.name])}</code> {goesToText(output)}
            </li>
          ))}
        </ul>
      )}
      <ResponseHeaders headers={response.headers} />
      <ServerFields fields={serverFields} />
      <StepResponseBody response={response} request={checked.request} notes={notes} />
    </section>
  );
}

/** Why the recipe does not go on. Of a response that it does not expect, missing values are not reported as well. */
function reasonsOf({ unmet, missing }: CheckedStep): string[] {
  if (unmet.length > 0) return unmet.map((text) => `The recipe continues when ${text}.`);
  return missing.map((text) => `The response has no ${text}, which a later step needs.`);
}

interface StepResponseBodyProps {
  response: SandboxResponse;
  request: SampleRequest;
  notes: ReadonlyMap<string, string>;
}

function StepResponseBody({ response, request, notes }: StepResponseBodyProps): ReactNode {
  const { body } = response;
  if (body === undefined || body.length === 0) return <p className="builder-note">The response has no body.</p>;
  if (typeof body !== 'string') return <p className="builder-note">The body is a file of {body.length} bytes.</p>;
  return <MarkedJson label="Body of the response" value={exchangeOf(request, response).body ?? body} notes={notes} />;
}
