import { type ReactNode, useEffect, useRef, useState } from 'react';
import { titleOfStatus } from '../../../../../reference/pages/statuses';
import { sessionOf, startAgain } from '../check/checkSession';
import { Remembered } from '../check/Remembered';
import { InputFields } from './InputFields';
import {
  type CheckedStep,
  checkStep,
  contextOf,
  hasPassed,
  newRun,
  type PageRecipe,
  type PageStep,
  withChecked,
} from './pageRecipe';
import { StepDetails } from './StepDetails';
import { StepList } from './StepList';

type Checking = { kind: 'idle' } | { kind: 'checking' } | { kind: 'failed'; message: string };

/** A recipe, of which one step after the other is checked: what a response gives goes into the requests that follow. */
export function RecipeSteps({ recipe }: { recipe: PageRecipe }): ReactNode {
  const { run, setRun, checking, setChecking, check } = useRun(recipe);
  const [shown, setShown] = useState(0);
  const contracts = [...new Set(recipe.steps.flatMap(({ contract }) => contract ?? []))];
  const head = useRef<HTMLDivElement>(null);
  const response = useRef<HTMLDivElement>(null);
  const step = recipe.steps[shown];
  const checked = step && run.checked[step.id];
  useEffect(() => {
    if (checked) response.current?.scrollIntoView({ block: 'nearest' });
  }, [checked]);
  if (!step) return null;

  const show = (index: number): void => {
    setChecking({ kind: 'idle' });
    setShown(index);
    head.current?.scrollIntoView({ block: 'start' });
  };
  const forget = (): void => {
    contracts.forEach(startAgain);
    setRun(newRun(recipe));
    show(0);
  };

  const [first] = contracts;
  return (
    <div className="builder-panes recipe">
      <section className="builder-form" aria-label="Inputs and steps">
        <InputFields
          inputs={recipe.inputs}
          values={run.inputs}
          onChange={(name, value) => setRun({ ...run, inputs: { ...run.inputs, [name]: value } })}
        />
        <StepList steps={recipe.steps} run={run} shown={shown} onShow={show} />
        {first !== undefined && <Remembered session={sessionOf(first)} />}
      </section>
      <div className="builder-code">
        <div ref={head} />
        <StepDetails recipe={recipe} run={run} shown={shown} responseRef={response} />
        <Outcome checking={checking} checked={checked} />
        <div className="builder-check">
          <StepButton
            action={nextAction(step, checked, shown === recipe.steps.length - 1)}
            isChecking={checking.kind === 'checking'}
            onNext={() => show(shown + 1)}
            onCheck={() => check(shown)}
          />
          {Object.keys(run.checked).length > 0 && (
            <button className="button outlined medium" type="button" onClick={forget}>
              Start again
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** A run of a recipe, and what checks one of its steps. */
function useRun(recipe: PageRecipe) {
  const [run, setRun] = useState(() => newRun(recipe));
  const [checking, setChecking] = useState<Checking>({ kind: 'idle' });
  const check = async (at: number): Promise<void> => {
    const step = recipe.steps[at];
    if (step?.kind !== 'request' || step.contract === undefined) return;
    setChecking({ kind: 'checking' });
    try {
      const result = await checkStep({ ...step, contract: step.contract }, contextOf(recipe, run, at));
      setRun(withChecked(recipe, run, at, result));
      setChecking({ kind: 'idle' });
    } catch (error) {
      setChecking({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  return { run, setRun, checking, setChecking, check };
}

/** That a request is being checked or could not be, and for screen readers what the response is. */
function Outcome({ checking, checked }: { checking: Checking; checked: CheckedStep | undefined }): ReactNode {
  return (
    <>
      {checking.kind === 'failed' && (
        <p className="builder-problem" role="alert">
          The request could not be checked. {checking.message} Check your connection, then choose Check this step.
        </p>
      )}
      <p className="vh" role="status">
        {checking.kind === 'checking' ? 'Checking the request' : checked && spoken(checked)}
      </p>
    </>
  );
}

const labels = { check: 'Check this step', again: 'Check again', next: 'Next step', finished: 'All steps are done' };

/** What the button of a step does. A step without a request that can be checked is only read. */
function nextAction(step: PageStep, checked: CheckedStep | undefined, isLast: boolean): keyof typeof labels {
  const canCheck = step.kind === 'request' && step.contract !== undefined;
  if (!canCheck || (checked && hasPassed(checked))) return isLast ? 'finished' : 'next';
  return checked ? 'again' : 'check';
}

interface StepButtonProps {
  action: keyof typeof labels;
  isChecking: boolean;
  onNext: () => void;
  onCheck: () => void;
}

/** It stays a button that can have the focus where it does nothing: a disabled one loses it. */
function StepButton({ action, isChecking, onNext, onCheck }: StepButtonProps): ReactNode {
  const isHeld = isChecking || action === 'finished';
  return (
    <button
      className="button filled medium"
      type="button"
      aria-disabled={isHeld}
      onClick={() => isHeld || (action === 'next' ? onNext() : onCheck())}
    >
      {labels[action]}
    </button>
  );
}

/** The short form of a response that a screen reader announces. */
function spoken(step: CheckedStep): string {
  const { status } = step.checked.response;
  return `${status} ${titleOfStatus(String(status))}${hasPassed(step) ? '' : ', which the recipe does not expect'}`;
}
