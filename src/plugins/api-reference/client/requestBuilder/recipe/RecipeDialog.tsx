import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { fetchJson, loadStyles } from '../../../../../components/loadFiles';
import { parseJson } from '../../../../../reference/jsonText';
import { Failed, Loading } from '../BuilderStates';
import { DialogFrame } from '../DialogFrame';
import { useLoaded } from '../useLoaded';
import type { PageRecipe } from './pageRecipe';

/** A recipe by the address of its data. */
export interface RecipeTarget {
  address: string;
  title: string;
}

interface RecipeDialogProps {
  target: RecipeTarget;
  onClose: () => void;
}

/** The panel in which a recipe is stepped through. */
export function RecipeDialog({ target, onClose }: RecipeDialogProps): ReactNode {
  return (
    <DialogFrame
      title="Step through"
      subject={target.title}
      promise="Each request is written and checked on this page. Nothing is sent."
      closes="the steps"
      onClose={onClose}
    >
      <RecipeContent address={target.address} />
    </DialogFrame>
  );
}

function RecipeContent({ address }: Pick<RecipeTarget, 'address'>): ReactNode {
  const styles = useBaseUrl('/css/request-builder.css');
  const { retry, ...state } = useLoaded(address, async () => {
    const [{ RecipeSteps }, recipe] = await Promise.all([
      import('./RecipeSteps'),
      fetchJson<PageRecipe>(address, 'the steps', parseJson),
      loadStyles(styles),
    ]);
    return { RecipeSteps, recipe };
  });
  if (state.kind === 'loading') return <Loading what="the steps" />;
  if (state.kind === 'failed') return <Failed what="the steps" message={state.message} onRetry={retry} />;
  const { RecipeSteps, recipe } = state.value;
  return <RecipeSteps recipe={recipe} />;
}
