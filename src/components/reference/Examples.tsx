import type { ExampleView, MediaTypeView } from '../../reference/page';
import { distinctNames } from '../../reference/words';
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
  const boxes = examples.map(({ key, label: own, example }) => (
    <ExampleBox
      key={key}
      example={example}
      label={examples.length > 1 ? `${label}: ${own}` : label}
      caption={examples.length > 1 ? '' : example.label}
    />
  ));
  if (boxes.length < 2) return boxes;
  return (
    <>
      <Choice
        name={name}
        legend={label}
        look="tabs"
        options={examples.map((each) => ({ value: each.key, label: each.label }))}
      />
      <div className="panes">{boxes}</div>
    </>
  );
}

interface ExampleBoxProps {
  example: ExampleView;
  label: string;
  /** What the example is called, where no tab says it. */
  caption: string;
  /** Whether it says how a request carries it, for the samples beside it. */
  isSent?: boolean;
  /** Whether the samples beside it hold it at first. */
  isSampled?: boolean;
}

/** One example: what it shows, and its code. */
export function ExampleBox({ example, label, caption, isSent, isSampled }: ExampleBoxProps) {
  const { description, externalHref, code, language, sent } = example;
  return (
    <div
      className={isSampled ? 'example sampled' : 'example'}
      data-body={isSent && sent ? JSON.stringify(sent) : undefined}
    >
      {caption && <p className="caption">{caption}</p>}
      <RichTextBlock text={description} className="caption" />
      {externalHref && (
        <p className="caption">
          <a href={externalHref}>Open the example</a>
        </p>
      )}
      {(isSent || !isSampled) && code !== '' && <Code code={code} language={language} label={label} />}
    </div>
  );
}

/** All examples of a body in one row, no two of one name; with several formats each label begins with its own. */
export function examplesOf(mediaTypes: MediaTypeView[]): LabelledExample[] {
  const withExamples = mediaTypes.filter(({ examples }) => examples.length > 0);
  const isMixed = withExamples.length > 1;
  const named = withExamples.flatMap(({ mediaType, anchor, examples }) =>
    examples.map((example, index) => {
      const own = example.label || example.name || (examples.length > 1 ? `Example ${index + 1}` : '');
      const words = isMixed ? [mediaType, own] : [own];
      const detail = example.name === own ? '' : example.name;
      return { key: `${anchor}/${example.name}`, name: words.filter(Boolean).join(' · '), detail, example };
    }),
  );
  const labels = distinctNames(named);
  return named.map(({ key, name, example }, index) => ({ key, label: labels[index] ?? name, example }));
}
