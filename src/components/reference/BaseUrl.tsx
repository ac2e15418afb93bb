import type { ServerView } from '../../reference/page';
import { Choice } from './Choice';
import { CopyButton } from './CopyButton';
import { Fields } from './Fields';
import { RichTextBlock } from './RichTextBlock';

interface BaseUrlProps {
  servers: ServerView[];
  /** Unique on the page: made from an anchor. */
  name: string;
  /** Whether choosing one changes the samples. */
  isChoice: boolean;
}

/** The base URLs, with what there is to say about each; the chosen one is that of the whole site. */
export function BaseUrl({ servers, name, isChoice }: BaseUrlProps) {
  const panes = servers.map((server) => <Server key={`${server.url} ${server.label}`} server={server} />);
  if (!isChoice)
    return (
      <div className="base-url">
        <p className="base-url-name">{servers.length > 1 ? 'Base URLs' : 'Base URL'}</p>
        {panes}
      </div>
    );
  return (
    <div className="base-url tabbed">
      <Choice
        name={name}
        legend="Base URL"
        look="segments"
        options={servers.map(({ url, label = url }) => ({ value: label, label, data: { 'data-server': url } }))}
      />
      <div className="panes">{panes}</div>
    </div>
  );
}

function Server({ server: { url, label, template, description, variables } }: { server: ServerView }) {
  return (
    <div className="server pane" data-label={label === url ? undefined : label}>
      <code>{url}</code>
      <CopyButton what="base" label="Copy the base URL" />
      {template && (
        <p className="field-text">
          Made from <code>{template}</code>
        </p>
      )}
      {description && description.source.join(' ').trim() !== label && (
        <RichTextBlock text={description} className="field-text" />
      )}
      <Fields fields={variables} />
    </div>
  );
}
