import type { ReactNode } from 'react';
import { toJsonText } from '../../../../../reference/jsonText';
import { isJsonType, mediaTypeIn } from '../../../../../reference/mediaType';
import { exactJson } from '../../../../../reference/outputs/requestBuilder/fillForm';
import type { CheckedRequest } from '../../../../../sandbox/check';
import type { FieldProblem } from '../../../../../sandbox/request/values';
import { NotKept, ResponseHeaders, ResponseStatus, ServerFields } from '../check/responseParts';
import { CodeBox } from './CodeBox';
import { focusField, nameOfProblem } from './fieldProblems';

/** The response that the API would give: status, headers and body, and the fields at fault, each with a way to it. */
export function CheckedResponse({ response, problems, serverFields, tooLarge }: CheckedRequest): ReactNode {
  const { status, headers, body } = response;
  return (
    <section className="builder-response" aria-label="The response">
      <ResponseStatus status={status} />
      {problems.length > 0 && <ProblemList problems={problems} />}
      <NotKept bytes={tooLarge} />
      <ResponseHeaders headers={headers} />
      <ServerFields fields={serverFields} />
      <ResponseBody body={body} mediaType={mediaTypeIn(headers)} />
    </section>
  );
}

function ProblemList({ problems }: { problems: readonly FieldProblem[] }): ReactNode {
  return (
    <ul className="builder-faults" aria-label="Fields with problems">
      {problems.map((problem) => {
        const { name, text } = nameOfProblem(problem);
        return (
          <li key={`${problem.in} ${problem.field} ${problem.message}`}>
            <button type="button" onClick={({ currentTarget }) => focusIn(currentTarget, problem)}>
              {name}
            </button>
            {text}
          </li>
        );
      })}
    </ul>
  );
}

function focusIn(button: Element, problem: FieldProblem): void {
  const form = button.closest('.builder-panes');
  if (form) focusField(form, problem);
}

function ResponseBody({ body, mediaType }: { body: string | Uint8Array | undefined; mediaType: string }): ReactNode {
  if (body === undefined || body.length === 0) return <p className="builder-note">The response has no body.</p>;
  if (typeof body !== 'string')
    return (
      <p className="builder-note">
        The body is a file of {body.length} bytes, {mediaType}.
      </p>
    );
  const isJson = isJsonType(mediaType);
  // A file that was uploaded as JSON may be none.
  const value = isJson ? exactJson(body) : undefined;
  return (
    <CodeBox
      code={value === undefined ? body : toJsonText(value, 2)}
      language={isJson ? 'json' : 'text'}
      label="Body of the response"
    />
  );
}
