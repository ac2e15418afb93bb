import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { dateInWords } from '../../../reference/words';
import type { ApiCard } from '../card';

interface ApisPageProps {
  apis: { cards: ApiCard[]; styles: string };
}

/** The overview of all APIs of a site: what each is for, how much it has, and how new it is. */
export default function ApisPage({ apis: { cards, styles } }: ApisPageProps): ReactNode {
  return (
    <Layout>
      <PageMetadata title="APIs" description={`${cards.map(({ label }) => label).join(', ')}.`} />
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      <main className="container margin-vert--lg">
        <h1>APIs</h1>
        <div className="api-cards">
          {cards.map((card) => (
            <Card key={card.href} {...card} />
          ))}
        </div>
      </main>
    </Layout>
  );
}

function Card({ label, href, summary, facts, isDeprecated, changed }: ApiCard): ReactNode {
  return (
    <article className="card">
      <div className="card__header">
        <h2>
          <Link to={href}>{label}</Link>
        </h2>
      </div>
      <div className="card__body">
        {isDeprecated && <p className="badge badge--secondary">Deprecated</p>}
        {summary && <p>{summary}</p>}
      </div>
      <ul className="card__footer api-card-facts">
        {[...facts, ...(changed ? [`changed ${dateInWords(changed)}`] : [])].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </article>
  );
}
