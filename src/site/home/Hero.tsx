import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { BuiltPageActions } from '../../components/page-actions/PageActions';
import Sample from './Sample';

/** What the API is for, two links to start with, and a request with its response. */
export default function Hero(): ReactNode {
  return (
    <section className="hero" aria-labelledby="home-title">
      <div>
        <h1 id="home-title">
          <span>Send work to every store.</span> <span>Read back what was done.</span>
        </h1>
        <p className="lead">
          Tasks, checklists, surveys and the organisation structure of a retail chain, over one JSON API.
        </p>
        <div className="actions">
          <Link className="button filled large" to="/docs/docs/getting_started">
            Get started
          </Link>{' '}
          <Link className="button outlined large" to="/docs/api_reference/table_of_contents">
            API reference
          </Link>
        </div>
        <p className="base">
          Base URL <code>https://api.example.com/v1</code>
        </p>
        <BuiltPageActions page={useBaseUrl('/')} />
      </div>
      <Sample />
    </section>
  );
}
