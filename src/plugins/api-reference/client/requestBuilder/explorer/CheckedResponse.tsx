import type { ReactNode } from 'react';
import { Status } from '../../../../../components/reference/Badges';
import { ApiCodeBlock } from '../../../../../platform/explorer/theme';
import { isJsonType } from '../../../../../reference/mediaType';
import { titleOfStatus } from '../../../../../reference/pages/statuses';
import type { CheckedRequest } from '../../../../../sandbox/check';
import type { FieldProblem } from '../../../../../sandbox/values';
import { focusField, nameOfProblem } from './fieldProblems';

/** What the API would answer: status, headers and body, and the fields at fault, each with a way to it. */
export function CheckedResponse({ answer, problems, tooLarge }: CheckedRequest): ReactNode {
  const { status, headers, body } = answer;
  return (
    <section className="builder-response" aria-label="The response">
      <p className="builder-status">
        <Status status={String(status)} /> {titleOfStatus(String(status))}
      </p>
      <p className="builder-note">Answered by this page from the contract. Nothing was sent.</p>
      {problems.length > 0 && <ProblemList problems={problems} />}
      {tooLarge !== undefined && (
        <p className="builder-problem">
          Not kept: what this page remembers would come to {(tooLarge / 1_000_000).toFixed(1)} MB, and 5 MB is the most.
          Choose Start again, or send less.
        </p>
      )}
      <dl className="builder-headers">
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ResponseBody body={body} mediaType={headers.find(([name]) => /^content-type$/i.test(name))?.[1] ?? ''} />
    </section>
  );
}

function ProblemList({ problems }: { problems: readonly FieldProblem[] }): ReactNode {
  return (
    <ul className="builder-faults" aria-label="Fields at fault">
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
  const form = button.closest('.builder-explorer');
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
  return (
    <div className="builder-box">
      <ApiCodeBlock language={isJson ? 'json' : 'text'} className="openapi-explorer__code-block">
        {isJson ? indented(body) : body}
      </ApiCodeBlock>
    </div>
  );
}

function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
