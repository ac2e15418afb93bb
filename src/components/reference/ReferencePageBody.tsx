import type { ReferencePage } from '../../reference/page';
import { ApiPage } from './ApiPage';
import { IconSprite } from './IconSprite';
import { ModelPage } from './ModelPage';

/** A page of the reference, without the shell around it. Everything is in the markup; no script is needed. */
export default function ReferencePageBody({ page }: { page: ReferencePage }) {
  return (
    <div className="reference">
      <IconSprite />
      {page.kind === 'api' ? <ApiPage page={page} /> : <ModelPage page={page} />}
    </div>
  );
}
