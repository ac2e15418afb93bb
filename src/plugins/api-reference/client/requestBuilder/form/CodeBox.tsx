import { type ReactNode, useMemo } from 'react';
import { highlight, toHtml } from '../../../../../components/reference/highlight';
import { CopyButton, useCodeWordWrap, WordWrapButton } from '../../../../../platform/codeTools';

interface CodeBoxProps {
  code: string;
  /** The name of its grammar. */
  language: string;
  /** What it is, for a screen reader. */
  label: string;
}

/** A box of code in the colours of the samples, with the buttons of docusaurus-theme-openapi-docs that copy and wrap it. */
export function CodeBox({ code, language, label }: CodeBoxProps): ReactNode {
  const html = useMemo(() => toHtml(highlight(code, language)), [code, language]);
  const { codeBlockRef, isEnabled, isCodeScrollable, toggle } = useCodeWordWrap();
  return (
    <div className="builder-box">
      <div className="builder-tools">
        {(isEnabled || isCodeScrollable) && <WordWrapButton onClick={toggle} isEnabled={isEnabled} />}
        <CopyButton code={code} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard */}
      <pre className="code" ref={codeBlockRef} tabIndex={0} role="group" aria-label={label}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the code */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
