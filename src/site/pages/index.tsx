import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import AreaCards from '../home/AreaCards';
import Band, { Tile } from '../home/Band';
import FirstCall from '../home/FirstCall';
import Hero from '../home/Hero';
import News from '../home/News';

/** The home page. */
export default function Home(): ReactNode {
  return (
    <Layout description="Tasks, checklists, surveys and the organisation structure of a retail chain, over one JSON API.">
      <main className="home">
        <Hero />
        <FirstCall />
        <AreaCards />
        <Band id="integrations" title="Integrations" note="Use the API without writing code.">
          <div className="tiles-2">
            <Tile to="/docs/docs/postman" icon="box" title="Postman">
              A collection with every request, ready for your token.
            </Tile>
            <Tile to="/docs/integrations/zapier/index" icon="flow" title="Zapier">
              Start a Zap when a task is closed, or create a task from another app.
            </Tile>
          </div>
        </Band>
        <News />
      </main>
    </Layout>
  );
}
