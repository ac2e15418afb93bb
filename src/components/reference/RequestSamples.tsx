import type { OperationSection } from '../../reference/page';
import type { OpenValue } from '../../reference/sampleRequest';
import { choosableServers } from '../../reference/words';
import { Method } from './Badges';
import { Choice } from './Choice';
import { Code, CodeButtons } from './Code';
import type { HeadingLevel } from './Heading';

/** The request in each language. The head names the request, so that readers know where they are after scrolling. */
export function RequestSamples({ operation, level }: { operation: OperationSection; level: HeadingLevel }) {
  const { samples, method, path, anchor, request } = operation;
  const baseLength = choosableServers(operation)[0]?.url.length ?? 0;
  if (samples.length === 0) return null;
  const Tag = `h${level}` as const;
  return (
    <section className="panel request" data-request={request && JSON.stringify(request)}>
      <div className="panel-head">
        <Tag className="panel-title">
          <Method method={method} /> <code>{path}</code>
        </Tag>
        <CodeButtons label="Copy the request" />
      </div>
      <OpenValues values={request?.open ?? []} />
      <Choice
        name={`${anchor}:language`}
        legend="Language of the sample"
        look="tabs"
        options={samples.map(({ id, label }) => ({ value: id, label }))}
      />
      <div className="panes">
        {samples.map(({ id, label, language, code, baseAt }) => (
          <Code
            key={id}
            code={code}
            language={language}
            label={`${label} sample`}
            base={baseAt === undefined ? undefined : { at: baseAt, length: baseLength }}
          />
        ))}
      </div>
    </section>
  );
}

/** What the reader has to give, folded: the page's script adds a field for each, and writes the values into the samples. */
function OpenValues({ values }: { values: OpenValue[] }) {
  if (values.length === 0) return null;
  return (
    <details className="more open-values needs-script">
      <summary>Fill in {[...new Set(values.map(({ name }) => name))].join(', ')}</summary>
    </details>
  );
}
