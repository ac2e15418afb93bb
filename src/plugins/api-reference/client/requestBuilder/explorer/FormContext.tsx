import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useTypedSelector } from '../../../../../platform/explorer/theme';
import type { FieldValue } from '../../../../../reference/outputs/requestBuilder/fieldValue';
import { type BodyContent, fillForm, initialContent } from '../../../../../reference/outputs/requestBuilder/fillForm';
import type { RequestForm } from '../../../../../reference/outputs/requestBuilder/requestForm';
import type { SampleRequest } from '../../../../../reference/request/sampleRequest';
import { type BuilderState, filledForm } from './filledForm';

/** A form, what stands in it, and how that changes. */
interface FormValues {
  form: RequestForm;
  parameters: (FieldValue | undefined)[];
  setParameter: (index: number, value: FieldValue | undefined) => void;
  /** One for each media type of the body. */
  contents: BodyContent[];
  setContent: (index: number, content: BodyContent) => void;
}

const Context = createContext<FormValues | undefined>(undefined);

/** Holds what stands in a form; at the start that is what the samples send. */
export function FormProvider({ form, children }: { form: RequestForm; children: ReactNode }): ReactNode {
  const [parameters, setParameters] = useState(() => form.parameters.map(({ initial }) => initial));
  const [contents, setContents] = useState(() => form.bodies.map(initialContent));
  const values = useMemo<FormValues>(
    () => ({
      ...{ form, parameters, contents },
      setParameter: (index, value) => setParameters((before) => exchange(before, index, value)),
      setContent: (index, content) => setContents((before) => exchange(before, index, content)),
    }),
    [form, parameters, contents],
  );
  return <Context.Provider value={values}>{children}</Context.Provider>;
}

/** The form around a component. */
export function useForm(): FormValues {
  const values = useContext(Context);
  if (!values) throw new Error('There is no form around this component.');
  return values;
}

function exchange<Value>(values: Value[], index: number, value: Value): Value[] {
  return values.map((each, at) => (at === index ? value : each));
}

/** The request that the form asks for now. */
export function useRequest(): SampleRequest {
  const { form, parameters, contents } = useForm();
  const server = useTypedSelector((state: BuilderState) => state.server);
  const accept = useTypedSelector((state: BuilderState) => state.accept);
  const contentType = useTypedSelector((state: BuilderState) => state.contentType);
  const auth = useTypedSelector((state: BuilderState) => state.auth);
  return useMemo(
    () => fillForm(form, filledForm(form, { server, accept, contentType, auth }, { parameters, contents })),
    [form, server, accept, contentType, auth, parameters, contents],
  );
}
