import { type ReactNode, useId, useState } from 'react';
import { AccessFields } from './AccessFields';
import { BodyFields } from './BodyFields';
import { accessOptions } from './credentials';
import { useForm } from './FormContext';
import { ParameterFields } from './ParameterFields';
import { ServerFields } from './ServerFields';

interface Section {
  title: string;
  isRequired?: boolean;
  /** Its fields; `titleId` is the id of the title, which may name one of them. */
  fields: (titleId: string) => ReactNode;
}

/** The parts of the request, each of which can be folded. Nothing is sent: no button submits the form. */
export function FormSections(): ReactNode {
  const { form } = useForm().state;
  const [closed, setClosed] = useState<readonly string[]>([]);
  const sections: Section[] = [
    { title: 'Base URL', fields: (titleId) => <ServerFields titleId={titleId} /> },
    ...(accessOptions(form).length > 0 ? [{ title: 'Auth', fields: () => <AccessFields /> }] : []),
    ...(form.parameters.length > 0 ? [{ title: 'Parameters', fields: () => <ParameterFields /> }] : []),
    ...(form.bodies.length > 0
      ? [{ title: 'Body', isRequired: form.isBodyRequired, fields: () => <BodyFields /> }]
      : []),
  ];
  const fold = (title: string, isOpen: boolean): void =>
    setClosed((before) => {
      if (before.includes(title) !== isOpen) return before;
      return isOpen ? before.filter((each) => each !== title) : [...before, title];
    });
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className="builder-form-head">
        <span className="builder-form-title">Request</span>
        <button
          className="builder-small"
          type="button"
          onClick={() => setClosed(closed.length > 0 ? [] : sections.map(({ title }) => title))}
        >
          {closed.length > 0 ? 'Expand all' : 'Collapse all'}
        </button>
      </div>
      {sections.map((section) => (
        <Fold
          key={section.title}
          section={section}
          isOpen={!closed.includes(section.title)}
          onFold={(isOpen) => fold(section.title, isOpen)}
        />
      ))}
    </form>
  );
}

interface FoldProps {
  section: Section;
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
}

function Fold({ section: { title, isRequired, fields }, isOpen, onFold }: FoldProps): ReactNode {
  const id = useId();
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onFold(currentTarget.open)}>
      <summary id={id}>
        {title}
        {isRequired && <span className="builder-required">required</span>}
      </summary>
      {fields(id)}
    </details>
  );
}
