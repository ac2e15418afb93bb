import type { ExternalDocs } from '../../reference/page';
import { RichTextBlock } from './RichTextBlock';

/** A link to a text outside the reference. */
export function ExternalDocsLink({ docs }: { docs: ExternalDocs | undefined }) {
  if (!docs) return null;
  return (
    <div className="read-next">
      <p>
        Read next: <a href={docs.href}>{docs.label}</a>
      </p>
      {docs.description && docs.description.source !== docs.label && <RichTextBlock text={docs.description} />}
    </div>
  );
}
