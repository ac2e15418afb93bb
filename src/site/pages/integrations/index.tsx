import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { BuiltPageActions } from '../../../components/page-actions/PageActions';
import { Method } from '../../../components/reference/Badges';
import { webhookMethod } from '../../../reference/methods';
import { events } from '../../home/areas';
import Band, { Tile } from '../../home/Band';

/** What can be connected without writing code. */
export default function Integrations(): ReactNode {
  return (
    <Layout title="Connect without code" description="Connect the Retail Operations API without writing code.">
      <main className="home">
        <header className="home-head">
          <h1>Integrations</h1>
          <BuiltPageActions page={useBaseUrl('/integrations/')} />
          <p className="lead">
            Connect other tools without writing code. All of them use the same API and the same{' '}
            <Link to="/docs/docs/authentication">token</Link>.
          </p>
        </header>
        <Band id="tools" title="Tools" note="Work with the API by hand, or let another app do it.">
          <div className="tiles-2">
            <Tile to="/docs/docs/postman" icon="box" title="Postman">
              A collection with every request. Fill in your token and send.
            </Tile>
            <Tile to="/docs/integrations/zapier/index" icon="flow" title="Zapier">
              Start a Zap when a task is closed, or create a task from another app.
            </Tile>
          </div>
        </Band>
        <Webhooks />
        <Band
          id="description"
          title="OpenAPI file"
          note="The whole API in one file, for tools that read OpenAPI: clients, mocks, gateways."
        >
          <div className="tiles-2">
            <Tile to="pathname:///openapi.yaml" icon="file" title="openapi.yaml">
              To read, and to keep under version control.
            </Tile>
            <Tile to="pathname:///openapi.json" icon="file" title="openapi.json">
              The same, for tools that take JSON.
            </Tile>
          </div>
        </Band>
        <Band id="guide" title="More" note="How the pieces fit together.">
          <p className="more">
            The <Link to="/docs/integrations/index">integrations guide</Link> says more about each way to connect.{' '}
            <Link to="/docs/docs/getting_started">Getting started</Link> walks you through the first call.
          </p>
        </Band>
      </main>
    </Layout>
  );
}

function Webhooks(): ReactNode {
  return (
    <Band
      id="webhooks"
      title="Webhooks"
      note="The platform sends a signed request to your server when something happens."
    >
      <ul className="rows">
        {events.map(({ label, to }) => (
          <li key={to}>
            <Method method={webhookMethod} />
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <p className="more">
        The <Link to="/docs/docs/webhooks">webhooks guide</Link> has receivers in Python and Node.js that you can run.
      </p>
    </Band>
  );
}
