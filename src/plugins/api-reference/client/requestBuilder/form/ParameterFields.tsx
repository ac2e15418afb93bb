import { type ReactNode, useId, useState } from 'react';
import { FieldRow, OptionalFieldsButton } from './FieldRow';
import { useForm } from './FormContext';
import { isProblemOf } from './fieldProblems';

/** The fields of the parameters: those that are required, and the others where they are asked for or at fault. */
export function ParameterFields(): ReactNode {
  const { state, dispatch } = useForm();
  const { form, parameters, problems } = state;
  const [isOpen, setOpen] = useState(false);
  const isAtFault = form.parameters.some(
    ({ name, required, parameter }) =>
      !required && problems.some((problem) => isProblemOf(problem, { in: parameter.in, name })),
  );
  // It stays open when the problem is solved, since the reader has the focus in it then.
  if (isAtFault && !isOpen) setOpen(true);
  const id = useId();
  const rowsOf = (required: boolean): ReactNode[] =>
    form.parameters.flatMap((field, index) =>
      field.required === required
        ? [
            <FieldRow
              key={`${field.parameter.in} ${field.name}`}
              field={field}
              place={field.parameter.in}
              value={parameters[index]}
              onChange={(value) => dispatch({ kind: 'parameter', index, value })}
            />,
          ]
        : [],
    );
  const optional = rowsOf(false);
  return (
    <>
      {rowsOf(true)}
      {optional.length > 0 && (
        <>
          <OptionalFieldsButton controls={id} {...{ isOpen, setOpen }}>
            {isOpen ? 'Hide' : 'Show'} optional parameters
          </OptionalFieldsButton>
          <div id={id} hidden={!isOpen}>
            {optional}
          </div>
        </>
      )}
    </>
  );
}
