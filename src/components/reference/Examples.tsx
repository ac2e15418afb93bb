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
}

/** One example, or a choice between several. */
export function Examples({ examples, name, label }: ExamplesProps) {
  const [only] = examples;
  const boxes = examples.map(({ key, label: own, example }) => (
    <Example key={key} example={example} label={examples.length > 1 ? `${label}: ${own}` : label} />
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

function Example({ example, label }: { example: ExampleView; label: string }) {
  return (
    <div className="example">
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
