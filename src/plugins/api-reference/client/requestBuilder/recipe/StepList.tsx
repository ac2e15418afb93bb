import type { ReactNode } from 'react';
import { Method, Status } from '../../../../../components/reference/Badges';
import { hasPassed, type PageStep, type RecipeRun } from './pageRecipe';

interface StepListProps {
  steps: readonly PageStep[];
  run: RecipeRun;
  /** Place of the step that is shown. */
  shown: number;
  onShow: (index: number) => void;
}

/** All steps. Those that were checked can be looked at again, and so can the one that follows them. */
export function StepList({ steps, run, shown, onShow }: StepListProps): ReactNode {
  const reached = steps.findIndex(({ id, kind }) => kind === 'request' && !isDone(run, id));
  const last = Math.max(shown, reached < 0 ? steps.length - 1 : reached);
  return (
    <>
      <h3 className="recipe-head">Steps</h3>
      <ol className="recipe-steps">
        {steps.map((step, index) => {
          const status = run.checked[step.id]?.checked.response.status;
          return (
            <li key={step.id} aria-current={index === shown ? 'step' : undefined}>
              <button type="button" disabled={index > last} onClick={() => onShow(index)}>
                <StepName step={step} />
              </button>
              {status !== undefined && <Status status={String(status)} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function isDone(run: RecipeRun, id: string): boolean {
  const checked = run.checked[id];
  return checked !== undefined && hasPassed(checked);
}

function StepName({ step }: { step: PageStep }): ReactNode {
  if (step.kind === 'other') return <code>{step.name}</code>;
  return (
    <>
      <Method method={step.method} /> {step.title}
    </>
  );
}
