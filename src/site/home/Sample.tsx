import { Fragment, type ReactNode } from 'react';
import { CopyCode } from '../../components/code/CopyCode';
import { highlight } from './highlight';
import { requestSamples, responseSample } from './samples';

function Code({ code, label }: { code: string; label: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <pre className="code" role="group" aria-label={label} tabIndex={0}>
      <code>{highlight(code)}</code>
    </pre>
  );
}

/**
 * A request in several languages, and its response. The tabs are radio buttons, each with its name and its sample behind
 * it, so that they work without a script.
 */
export default function Sample(): ReactNode {
  return (
    <div className="panel code-block">
      {/* A fieldset is for controls: its content is not in the page's Markdown. */}
      <div className="languages" role="radiogroup" aria-label="Language of the sample">
        {requestSamples.map(({ id, label, code }, index) => (
          <Fragment key={id}>
            <input type="radio" id={`home-${id}`} name="home:language" value={id} defaultChecked={index === 0} />
            <label htmlFor={`home-${id}`} data-markdown-ignore="">
              {label}
            </label>
            <Code label={`${label} sample`} code={code} />
          </Fragment>
        ))}
        <CopyCode />
      </div>
      <p className="code-title">
        Response <span className="status s2">200</span>
      </p>
      <Code label="Example response" code={responseSample} />
    </div>
  );
}
