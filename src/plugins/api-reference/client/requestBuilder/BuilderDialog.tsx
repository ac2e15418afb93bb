import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode, RefObject } from 'react';
import { withBreaks } from '../../../../components/code/withBreaks';
import { Method } from '../../../../components/reference/Badges';
import { Failed, Loading } from './BuilderStates';
import { DialogFrame } from './DialogFrame';
import type { Credentials } from './explorer/filledForm';
import { loadExplorer, type RequestTarget } from './loadExplorer';
import { useLoaded } from './useLoaded';

interface BuilderDialogProps {
  target: RequestTarget;
  credentials: RefObject<Credentials>;
  onClose: () => void;
}

/** The panel of the request builder. */
export function BuilderDialog({ target, credentials, onClose }: BuilderDialogProps): ReactNode {
  return (
    <DialogFrame
      title="Build and check"
      subject={
        <>
          <Method method={target.method} /> <code>{withBreaks(target.path)}</code>
        </>
      }
      promise="This page writes and checks the request, and sends nothing."
      closes="the request builder"
      onClose={onClose}
    >
      <BuilderContent target={target} credentials={credentials} />
    </DialogFrame>
  );
}

function BuilderContent({ target, credentials }: Omit<BuilderDialogProps, 'onClose'>): ReactNode {
  const styles = useBaseUrl('/css/request-builder.css');
  const { retry, ...state } = useLoaded(target.address, () => loadExplorer(target.address, styles));
  if (state.kind === 'loading') return <Loading what="the builder" />;
  if (state.kind === 'failed') return <Failed what="the request builder" message={state.message} onRetry={retry} />;
  const { RequestExplorer, item } = state.value;
  return <RequestExplorer item={item} operation={target.operation} credentials={credentials} />;
}
