import type { ExampleView } from '../../reference/page';
import { Choice } from './Choice';
import { Code } from './Code';
import { RichTextBlock } from './RichTextBlock';

export interface LabelledExample {
  key: string;
  label: string;
  example: ExampleView;
}

interface ExamplesProps {
  examples: LabelledExample[];
  /** Unique on the page: made from an anchor. */
  name: string;
  /** What the examples are of: `Example of the 200 response`. */
  label: string;
  /** Whether each says how a request carries it, for the samples beside it. */
  areSent?: boolean;
}

/** One example, or a choice between several. */
export function Examples({ examples, name, label, areSent }: ExamplesProps) {
  const [only] = examples;
  const boxes = examples.map(({ key, label: own, example }) => (
    <Example key={key} example={example} isSent={areSent} label={examples.length > 1 ? `${label}: ${own}` : label} />
  ));
  if (boxes.length < 2) {
    return (
      <>
        {only?.example.label && <p className="caption">{only.example.label}</p>}
        {boxes}
      </>
    );
  }
  return (
    <div className="tabbed">
      <Choice
        name={name}
        legend={label}
        look="tabs"
        options={examples.map((each) => ({ value: each.key, label: each.label }))}
      />
      <div className="panes">{boxes}</div>
    </div>
  );
}

function Example({ example, label, isSent }: { example: ExampleView; label: string; isSent?: boolean }) {
  return (
    <div className="example pane" data-body={isSent && example.sent ? JSON.stringify(example.sent) : undefined}>
      <RichTextBlock text={example.description} className="caption" />
      {example.externalHref && (
        <p className="caption">
          <a href={example.externalHref}>Open the example</a>
        </p>
      )}
      {(example.code !== '' || !example.externalHref) && (
        <Code code={example.code} language={example.language} label={label} />
      )}
    </div>
  );
}
