import type { OperationSection } from '../../reference/page';
import { accessPieces, saysAccess, scopesOf } from '../../reference/words';
import { withBreaks } from '../code/withBreaks';
import { ReleaseLinks } from './Badges';
import { ExternalLabel, RichTextBlock } from './RichTextBlock';

/** The line of facts under an operation's text: its id, who may call it, with which scopes. */
export function OperationFacts({ operation }: { operation: OperationSection }) {
  const scopes = scopesOf(operation.security);
  return (
    <dl className="facts">
      {!operation.isIdMade && (
        <div>
          <dt>Operation</dt>
          <dd>
            <code>{withBreaks(operation.id)}</code>
          </dd>
        </div>
      )}
      {saysAccess(operation.kind, operation.security) && (
        <div>
          <dt>Access</dt>
          <dd>
            {accessPieces(operation.security).map(({ text, isCode }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key
              isCode ? <code key={index}>{text}</code> : text,
            )}
          </dd>
        </div>
      )}
      {scopes.length > 0 && (
        <div>
          <dt>{scopes.length === 1 ? 'Scope' : 'Scopes'}</dt>
          {scopes.map((scope) => (
            <dd key={scope}>
              <code>{scope}</code>
            </dd>
          ))}
        </div>
      )}
      {operation.sunset && (
        <div>
          <dt>Ends</dt>
          <dd>{operation.sunset}</dd>
        </div>
      )}
      {operation.releases && (
        <div>
          <dt>Releases</dt>
          <dd>
            <ReleaseLinks links={operation.releases} />
          </dd>
        </div>
      )}
      {operation.externalDocs && (
        <div>
          <dt>Learn more</dt>
          <dd>
            <ExternalLabel docs={operation.externalDocs} />
            <RichTextBlock text={operation.externalDocs.description} />
          </dd>
        </div>
      )}
    </dl>
  );
}
