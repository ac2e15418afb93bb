import { type ReactNode, useEffect, useRef, useState } from 'react';
import { titleOfStatus } from '../../../../../reference/pages/statuses';
import { Remembered } from '../check/Remembered';
import { startAgain, visitOf } from '../check/visit';
import { InputFields } from './InputFields';
import {
  type CheckedStep,
  checkStep,
  contextOf,
  hasPassed,
  newRun,
  type PageRecipe,
  type PageStep,
} from './pageRecipe';
import { StepDetails } from './StepDetails';
import { StepList } from './StepList';

type Checking = { kind: 'idle' } | { kind: 'checking' } | { kind: 'failed'; message: string };

/** A recipe, of which one step after the other is checked: what a response gives goes into the requests that follow. */
export function RecipeSteps({ recipe }: { recipe: PageRecipe }): ReactNode {
  const [run, setRun] = useState(() => newRun(recipe));
  const [shown, setShown] = useState(0);
  const [checking, setChecking] = useState<Checking>({ kind: 'idle' });
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
  const check = async (): Promise<void> => {
    if (step.kind !== 'request' || step.contract === undefined) return;
    setChecking({ kind: 'checking' });
    try {
      const result = await checkStep({ ...step, contract: step.contract }, contextOf(recipe, run, shown));
      const earlier = recipe.steps.slice(0, shown).map(({ id }) => id);
      // What came after it was made from what it gave before.
      const kept = Object.entries(run.checked).filter(([id]) => earlier.includes(id));
      setRun({ ...run, checked: { ...Object.fromEntries(kept), [step.id]: result } });
      setChecking({ kind: 'idle' });
    } catch (error) {
      setChecking({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const forget = (): void => {
    contracts.forEach(startAgain);
    setRun(newRun(recipe));
    show(0);
  };

  const isLast = shown === recipe.steps.length - 1;
  const isDone = !canCheck(step) || (checked !== undefined && hasPassed(checked));
  // It stays a button that can have the focus, which a disabled one loses.
  const isHeld = checking.kind === 'checking' || (isDone && isLast);
  const [first] = contracts;
  return (
    <div className="builder-explorer recipe">
      <section className="builder-form" aria-label="Inputs and steps">
        <InputFields
          inputs={recipe.inputs}
          values={run.inputs}
          onChange={(name, value) => setRun({ ...run, inputs: { ...run.inputs, [name]: value } })}
        />
        <StepList steps={recipe.steps} run={run} shown={shown} onShow={show} />
        {first !== undefined && <Remembered visit={visitOf(first)} />}
      </section>
      <div className="builder-code">
        <div ref={head} />
        <StepDetails recipe={recipe} run={run} shown={shown} responseRef={response} />
        {checking.kind === 'failed' && (
          <p className="builder-problem" role="alert">
            The request could not be checked. {checking.message} Check your connection, then choose Check this step.
          </p>
        )}
        <p className="builder-hidden" role="status">
          {checking.kind === 'checking' ? 'Checking the request' : checked && spoken(checked)}
        </p>
        <div className="builder-check">
          <button
            className="button filled medium"
            type="button"
            aria-disabled={isHeld}
            onClick={() => isHeld || (isDone ? show(shown + 1) : check())}
          >
            {isDone && isLast
              ? 'All steps are done'
              : isDone
                ? 'Next step'
                : checked
                  ? 'Check again'
                  : 'Check this step'}
          </button>
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

function canCheck(step: PageStep): boolean {
  return step.kind === 'request' && step.contract !== undefined;
}

/** What a screen reader says of a response; the rest is there to be read. */
function spoken(step: CheckedStep): string {
  const { status } = step.checked.response;
  return `${status} ${titleOfStatus(String(status))}${hasPassed(step) ? '' : ', not as the recipe says'}`;
}
