import type { ServerView } from '../../reference/page';
import { Fields } from './Fields';
import { RichTextBlock } from './RichTextBlock';

/** Base addresses, when there is more to them than the one that the endpoint shows. */
export function Servers({ servers }: { servers: ServerView[] }) {
  const hasMore =
    servers.length > 1 ||
    servers.some(({ name, description, variables }) => name || description || variables.length > 0);
  if (!hasMore) return null;
  return (
    <details className="more servers">
      <summary>{servers.length > 1 ? `${servers.length} base addresses` : 'About the base address'}</summary>
      <ul>
        {servers.map(({ url, name, template, description, variables }) => (
          <li key={`${url} ${name}`}>
            {name && <span>{name}: </span>}
            <code>{template ?? url}</code>
            <RichTextBlock text={description} className="field-text" />
            <Fields fields={variables} />
          </li>
        ))}
      </ul>
    </details>
  );
}
