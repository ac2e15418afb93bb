import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return (
    <Layout title="Home">
      <main>
        <h1>Host</h1>
        <Link to="/blog">Blog</Link>
      </main>
    </Layout>
  );
}
