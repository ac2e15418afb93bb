import type { OperationSection, ServerView } from '../../reference/page';
import type { SampleBase } from '../../reference/sampleRequest';
import { choosableServers, sampleBasesOf } from '../../reference/words';
import { Choice } from './Choice';
import { CopyButton } from './Code';
import { RichTextBlock } from './RichTextBlock';
import { Fields } from './SchemaBody';

interface BaseUrlProps {
  servers: ServerView[];
  /** Unique on the page: made from an anchor. */
  name: string;
  /** Whether choosing one changes the samples. */
  isChoice: boolean;
  /** What the samples of a page read the base URL from. */
  sampleBases?: SampleBase[];
}

/** The base URLs with their descriptions and variables; the choice applies to the whole site. */
function BaseUrl({ servers, name, isChoice, sampleBases = [] }: BaseUrlProps) {
  const panes = servers.map((server) => (
    <Server key={`${server.url} ${server.label}`} server={server} isChoice={isChoice} />
  ));
  const notes = sampleBases.map((base) => <SampleBaseNote key={base.variable} base={base} isChoice={isChoice} />);
  if (!isChoice)
    return (
      <div className="base-url">
        <p className="base-url-name">{servers.length > 1 ? 'Base URLs' : 'Base URL'}</p>
        {panes}
        {notes}
      </div>
    );
  return (
    <div className="base-url">
      <Choice
        name={name}
        legend="Base URL"
        look="segments"
        options={servers.map(({ url, label = url }) => ({ value: label, label, server: url }))}
      />
      <div className="panes">{panes}</div>
      {notes}
    </div>
  );
}

function SampleBaseNote({ base: { variable, value }, isChoice }: { base: SampleBase; isChoice: boolean }) {
  return (
    <div className="server">
      {value === undefined ? (
        <p>
          The API description names no host. Set <code>{variable}</code> to the scheme and host of the API, beginning
          with <code>https://</code>.
        </p>
      ) : (
        <p>
          Samples read the base URL from <code>{variable}</code>. Where that is not set, they use{' '}
          {isChoice ? 'the one chosen here' : <code>{value}</code>}.
        </p>
      )}
    </div>
  );
}

function Server({ server, isChoice }: { server: ServerView; isChoice: boolean }) {
  const { url, label, isDescribedByLabel, template, description, variables } = server;
  return (
    <div className="server" data-label={label}>
      <code>{url || '/'}</code>
      <CopyButton what="base" label="Copy the base URL" />
      {template && (
        <p>
          Template <code>{template}</code>
        </p>
      )}
      {description && !(isChoice && isDescribedByLabel) && <RichTextBlock text={description} />}
      <Fields fields={variables} />
    </div>
  );
}

/**
 * Base URLs of an operation, folded, when there is more to them than what the endpoint, and for shared ones the head of the page,
 * shows.
 */
export function Servers({ operation, areShared }: { operation: OperationSection; areShared: boolean }) {
  const { anchor, samples } = operation;
  const servers = choosableServers(operation);
  const isChoice = samples.some(({ baseAt }) => baseAt !== undefined);
  const hasVariables = servers.some(({ variables }) => variables.length > 0);
  if (areShared && !isChoice && !hasVariables) return null;
  if (servers.length < 2 && !hasVariables && !servers.some(({ description }) => description)) return null;
  return (
    <details className="more servers">
      <summary>{servers.length > 1 ? `${servers.length} base URLs` : 'About the base URL'}</summary>
      <BaseUrl servers={servers} name={`${anchor}:server`} isChoice={isChoice} />
    </details>
  );
}

/** The base URLs that all operations of a page share; none where they differ. */
export function sharedServers(operations: OperationSection[]): ServerView[] {
  const served = operations.filter(({ servers }) => servers.length > 0);
  const [first = [], ...others] = served.map(choosableServers);
  if (others.some((servers) => !haveSameAddresses(servers, first))) return [];
  // The variables have their rows, and their anchors, where the operations name them.
  return first.map((server) => ({ ...server, variables: [] }));
}

/** The shared base URLs of a page in a panel of their own. */
export function PageBase({ servers, operations }: { servers: ServerView[]; operations: OperationSection[] }) {
  const isChoice = operations.some(({ samples }) => samples.some(({ baseAt }) => baseAt !== undefined));
  return (
    <div className="beside">
      <BaseUrl servers={servers} name="page:server" isChoice={isChoice} sampleBases={sampleBasesOf(operations)} />
    </div>
  );
}

function haveSameAddresses(some: ServerView[], others: ServerView[]): boolean {
  return some.length === others.length && some.every(({ url }, index) => url === others[index]?.url);
}
