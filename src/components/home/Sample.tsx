import type { ReactNode } from 'react';
import { CopyCode } from '../code/CopyCode';
import { highlight } from './highlight';
import { requestSamples, responseSample } from './samples';

function Code(props: { code: string; label: string; tab?: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <pre className="code" data-tab={props.tab} role="group" aria-label={props.label} tabIndex={0}>
      <code>{highlight(props.code)}</code>
    </pre>
  );
}

/** A request in several languages, and its response. The tabs are radio buttons, so they work without a script. */
export default function Sample(): ReactNode {
  return (
    <div className="panel">
      <div className="request">
        <fieldset className="languages" data-markdown-ignore="">
          <legend className="vh">Language of the sample</legend>
          {requestSamples.map(({ id, label }, index) => (
            <label key={id}>
              <input type="radio" name="home-language" value={id} data-language={id} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </fieldset>
        {requestSamples.map(({ id, label, code }) => (
          <Code key={id} tab={id} label={`${label} sample`} code={code} />
        ))}
        <CopyCode />
      </div>
      <p className="panel-head">
        Response <span className="status s2">200</span>
      </p>
      <Code label="Example response" code={responseSample} />
    </div>
  );
}
