import type { MediaTypeView, OperationSection } from '../../reference/page';
import { hasBodyChoice } from '../../reference/words';
import { Choice } from './Choice';
import { CodeButtons } from './Code';
import { ExampleBox, examplesOf, type LabelledExample } from './Examples';
import type { HeadingLevel } from './Heading';
import { panelHead } from './placeTabs';

interface BodyExamplesProps {
  operation: OperationSection;
  level: HeadingLevel;
}

/**
 * Examples of the body that a request carries, or of what the platform sends. A body that a sample beside it holds is
 * not shown again; where there are several, this is where one is chosen for the samples.
 */
export function BodyExamples({ operation, level }: BodyExamplesProps) {
  const { anchor, mediaTypes } = operation.requestBody ?? { anchor: '', mediaTypes: [] };
  const isChosen = operation.kind === 'operation' && hasBodyChoice(operation.requestBody);
  const sampled = operation.samples.length > 0 ? sampledExample(mediaTypes) : undefined;
  const examples = examplesOf(mediaTypes).filter(({ example }) => isChosen || example !== sampled || hasText(example));
  if (examples.length === 0) return null;
  const title = operation.kind === 'operation' ? 'Request body' : 'Payload';
  const Tag = `h${level}` as const;
  const isShown = examples.some(({ example }) => example !== sampled && !(isChosen && example.sent));
  return (
    <section className="panel body-sample">
      <div className="panel-head">
        <Tag className="panel-title">{title}</Tag>
        {examples.length > 1 && (
          <Choice
            name={`${anchor}:example`}
            legend={`${title} example`}
            look="tabs"
            rowWidth={panelHead}
            options={examples.map(({ key, label }) => ({ value: key, label }))}
          />
        )}
        {isShown && <CodeButtons label={`Copy the ${title.toLowerCase()}`} />}
      </div>
      <div className="panes">
        {examples.map((each) => (
          <ExampleBox
            key={each.key}
            example={each.example}
            label={labelOf(`${title} example`, each, examples.length)}
            caption={examples.length === 1 ? each.example.label : ''}
            isSent={isChosen}
            isSampled={each.example === sampled}
          />
        ))}
      </div>
    </section>
  );
}

function labelOf(title: string, { label }: LabelledExample, count: number): string {
  return count > 1 ? `${title}: ${label}` : title;
}

/** The example whose body the samples hold at first. Of a file they hold the name alone. */
function sampledExample([first]: MediaTypeView[]): LabelledExample['example'] | undefined {
  return first?.examples.find(({ sent }) => sent !== undefined && sent.kind !== 'file');
}

function hasText({ label, description, externalHref }: LabelledExample['example']): boolean {
  return label !== '' || description !== undefined || externalHref !== undefined;
}
