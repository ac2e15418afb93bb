import type { ExternalDocs } from '../../reference/text';
import { RichTextBlock } from './RichTextBlock';

/** A link to a text outside the reference. */
export function ExternalDocsLink({ docs }: { docs: ExternalDocs | undefined }) {
  if (!docs) return null;
  return (
    <div className="read-next">
      <p>
        Read next: <ExternalLabel docs={docs} />
      </p>
      <RichTextBlock text={docs.description} />
    </div>
  );
}

/** The name of a text outside the reference, as a link where its address can be one. */
export function ExternalLabel({ docs: { label, href } }: { docs: ExternalDocs }) {
  return href === undefined ? label : <a href={href}>{label}</a>;
}
