import type { ReactNode } from 'react';
import type { ReferencePage } from '../../reference/page';
import { ApiPage } from './ApiPage';
import { ModelPage } from './ModelPage';

interface Props {
  page: ReferencePage;
  /** What can be done with the page as a whole; is under its title. */
  actions?: ReactNode;
}

/** A page of the reference, without the shell around it. Everything is in the markup; no script is needed. */
export default function ReferencePageBody({ page, actions }: Props) {
  return (
    <div className="reference">
      {page.kind === 'api' ? <ApiPage page={page} actions={actions} /> : <ModelPage page={page} actions={actions} />}
    </div>
  );
}
