import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import Band from './Band';

/** The steps to a first response. */
export default function FirstCall(): ReactNode {
  return (
    <Band
      id="first-call"
      title="First call in 60 seconds"
      note={
        <>
          You need an administrator’s account, or the <Link to="/docs/docs/sandbox">local sandbox</Link>, which needs
          none.
        </>
      }
    >
      <ol className="steps">
        <li>
          <h3>Create a token</h3>
          <p>
            Open <strong>Integration</strong>, then <strong>API Tokens</strong>. Press <strong>Add</strong>, then{' '}
            <strong>Generate</strong>.
          </p>
        </li>
        <li>
          <h3>Keep it</h3>
          <p>Copy the token before you close the dialog. It is shown once and does not expire.</p>
        </li>
        <li>
          <h3>Call</h3>
          <p>
            Set <code>API_BASE</code> to the base URL and <code>API_TOKEN</code> to the token, and run the sample above.
            It sends the token as <code>Authorization: Bearer</code>, as every request does; see{' '}
            <Link to="/docs/docs/authentication">Authentication</Link>. The sandbox prints both values for you to paste.
          </p>
        </li>
      </ol>
    </Band>
  );
}
