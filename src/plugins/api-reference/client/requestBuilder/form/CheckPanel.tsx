import { type ReactNode, useEffect, useRef, useState } from 'react';
import { titleOfStatus } from '../../../../../reference/pages/statuses';
import type { CheckedRequest } from '../../../../../sandbox/check';
import { sessionOf, startAgain } from '../check/checkSession';
import { Remembered } from '../check/Remembered';
import { CheckedResponse } from './CheckedResponse';
import { useForm } from './FormContext';

type State =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'failed'; message: string }
  | { kind: 'checked'; checked: CheckedRequest };

/** The button that checks the request, the response that the API would give, and what this page remembers of earlier checks. */
export function CheckPanel({ contract }: { contract: string | undefined }): ReactNode {
  if (contract === undefined) return <NoContract />;
  return <Check contract={contract} />;
}

/** Why there is no button. */
function NoContract(): ReactNode {
  return (
    <p className="builder-note">
      This request cannot be checked here: its part of the API description is too large to load in the browser. Download
      the API description, and check the request with a tool on your machine.
    </p>
  );
}

function Check({ contract }: { contract: string }): ReactNode {
  const { state: form, dispatch, request } = useForm();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [session, setSession] = useState(() => sessionOf(contract));
  // The bar is sticky, and so always in view: to show the response, the element before it is scrolled to.
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === 'checked' || state.kind === 'failed') start.current?.scrollIntoView({ block: 'start' });
  }, [state]);
  const check = async (): Promise<void> => {
    // The button is not disabled meanwhile, since it would lose the focus.
    if (state.kind === 'checking') return;
    setState({ kind: 'checking' });
    try {
      const { checkInPage } = await import('../check/checkInPage');
      const checked = await checkInPage(request, contract, form.files);
      dispatch({ kind: 'check', problems: checked.problems });
      setState({ kind: 'checked', checked });
      setSession(sessionOf(contract));
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const forget = (): void => {
    startAgain(contract);
    dispatch({ kind: 'check', problems: [] });
    setState({ kind: 'idle' });
    setSession(sessionOf(contract));
  };
  return (
    <>
      <div ref={start} />
      <div className="builder-check">
        <button
          className="button filled medium"
          type="button"
          aria-disabled={state.kind === 'checking'}
          onClick={check}
        >
          Check
        </button>
        {session.changes.length > 0 && (
          <button className="button outlined medium" type="button" onClick={forget}>
            Start again
          </button>
        )}
      </div>
      <Outcome state={state} />
      <Remembered session={session} />
    </>
  );
}

/** The response that the API would give, or why the request could not be checked. */
function Outcome({ state }: { state: State }): ReactNode {
  return (
    <>
      <p className="vh" role="status">
        {state.kind === 'checking' && 'Checking the request'}
        {state.kind === 'checked' && spoken(state.checked)}
      </p>
      {state.kind === 'failed' && (
        <p className="builder-problem" role="alert">
          The request could not be checked. {state.message} Check your connection, then choose Check.
        </p>
      )}
      {state.kind === 'checked' && <CheckedResponse {...state.checked} />}
    </>
  );
}

/** The short form of a response that a screen reader announces. */
function spoken({ response: { status }, problems }: CheckedRequest): string {
  const found = problems.length === 1 ? '1 field has a problem' : `${problems.length} fields have problems`;
  return `${status} ${titleOfStatus(String(status))}${problems.length > 0 ? `: ${found}` : ''}`;
}
