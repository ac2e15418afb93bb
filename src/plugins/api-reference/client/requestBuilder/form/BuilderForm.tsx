import { type FocusEvent, type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import type { RequestForm } from '../../../../../reference/outputs/requestBuilder/requestForm';
import { pageChoice, showOnPage } from '../pageChoices';
import { type BuilderState, pageChoiceOf, reduce, requestOf } from './builderState';
import { CheckPanel } from './CheckPanel';
import { FormContext } from './FormContext';
import { FormSections } from './FormSections';
import { fieldAround } from './fieldProblems';
import { RequestCode } from './RequestCode';
import { keepState, openedState } from './visit';

/** The form of one operation as its file has it. */
export interface BuilderData extends RequestForm {
  /** Address of what its requests are checked by; none where that is too large. */
  contract?: string;
}

interface BuilderFormProps {
  data: BuilderData;
  /** Of the data. */
  address: string;
  /** The operation on the page, whose choices are those of the form. */
  operation: Element;
}

/** The form, the request that it makes in each language, and its check. All of it has one state. */
export function BuilderForm({ data, address, operation }: BuilderFormProps): ReactNode {
  const [state, dispatch] = useReducer(reduce, undefined, () => openedState(address, data, pageChoice(operation)));
  const request = useMemo(() => requestOf(state), [state]);
  const values = useMemo(() => ({ state, dispatch, request }), [state, request]);
  usePage(operation, state);
  useEffect(() => keepState(address, state, pageChoice(operation)), [address, state, operation]);
  const leave = ({ target }: FocusEvent): void => {
    const field = fieldAround(target);
    if (field) dispatch({ kind: 'leave', field });
  };
  return (
    <FormContext value={values}>
      <div className="builder-panes">
        <section className="builder-form" aria-label="Parts of the request" onBlur={leave}>
          <FormSections />
        </section>
        <div className="builder-code">
          <section aria-label="The request">
            <RequestCode />
          </section>
          <CheckPanel contract={data.contract} />
        </div>
      </div>
    </FormContext>
  );
}

/** Shows on the page what is chosen in the form. */
function usePage(operation: Element, state: BuilderState): void {
  const shown = useRef(pageChoiceOf(state));
  useEffect(() => {
    const choice = pageChoiceOf(state);
    showOnPage(operation, choice, shown.current);
    shown.current = choice;
  }, [operation, state]);
}
