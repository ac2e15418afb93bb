import type { AlternativesView, AlternativeView } from '../../reference/schemaRows';
import { Choice } from './Choice';
import { SchemaBody } from './SchemaBody';
import { SchemaLine } from './SchemaLine';

/** Alternative schemas: a union offers a choice, all other keywords show every one. */
export function Alternatives({ alternatives }: { alternatives: AlternativesView }) {
  const { isChoice, options } = alternatives;
  const first = options[0];
  if (!first) return null;
  if (!isChoice || options.length === 1) return <AllAlternatives alternatives={alternatives} />;
  return (
    <div className="variants">
      <Choice
        name={`${first.anchor}:variant`}
        legend={<AlternativesLabel alternatives={alternatives} />}
        look="segments"
        options={options.map(({ anchor, label }) => ({ value: anchor, label }))}
      />
      <div className="panes">
        {options.map((option) => (
          <Alternative key={option.anchor} option={option} />
        ))}
      </div>
    </div>
  );
}

function AllAlternatives({ alternatives }: { alternatives: AlternativesView }) {
  return (
    <div className="variants">
      <p className="variants-label">
        <AlternativesLabel alternatives={alternatives} />
      </p>
      {alternatives.options.map((option) => (
        <Alternative key={option.anchor} option={option} isLabelled />
      ))}
    </div>
  );
}

function Alternative({ option, isLabelled }: { option: AlternativeView; isLabelled?: boolean }) {
  return (
    <div
      className="variant"
      id={option.anchor}
      data-label={isLabelled ? undefined : option.label}
      data-lists={option.schema.lists}
    >
      {isLabelled && <p className="variant-name">{option.label}</p>}
      <SchemaLine schema={option.schema} />
      <SchemaBody schema={option.schema} unfolded />
    </div>
  );
}

/** The label, with the name of the property that chooses set as code. */
function AlternativesLabel({ alternatives: { label, discriminator } }: { alternatives: AlternativesView }) {
  if (discriminator === undefined) return label;
  return (
    <>
      {label}, chosen by <code>{discriminator}</code>
    </>
  );
}
