import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { withBreaks } from '../../../../components/code/withBreaks';
import { Method } from '../../../../components/reference/Badges';
import { Failed, Loading } from './BuilderStates';
import { DialogFrame } from './DialogFrame';
import { loadBuilder, type RequestTarget } from './loadBuilder';
import { useLoaded } from './useLoaded';

interface BuilderDialogProps {
  target: RequestTarget;
  onClose: () => void;
}

/** The panel of the request builder. */
export function BuilderDialog({ target, onClose }: BuilderDialogProps): ReactNode {
  return (
    <DialogFrame
      title="Build and check"
      subject={
        <>
          <Method method={target.method} /> <code>{withBreaks(target.path)}</code>
        </>
      }
      promise="The request is written and checked on this page. Nothing is sent."
      closes="the request builder"
      onClose={onClose}
    >
      <BuilderContent target={target} />
    </DialogFrame>
  );
}

function BuilderContent({ target: { address, operation } }: Pick<BuilderDialogProps, 'target'>): ReactNode {
  const styles = useBaseUrl('/css/request-builder.css');
  const { retry, ...state } = useLoaded(address, () => loadBuilder(address, styles));
  if (state.kind === 'loading') return <Loading what="the builder" />;
  if (state.kind === 'failed') return <Failed what="the request builder" message={state.message} onRetry={retry} />;
  const { BuilderForm, data } = state.value;
  return <BuilderForm data={data} address={address} operation={operation} />;
}
