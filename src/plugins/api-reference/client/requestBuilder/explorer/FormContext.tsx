import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { useTypedSelector } from '../../../../../platform/explorer/theme';
import type { BodyExample, BodyForm } from '../../../../../reference/outputs/requestBuilder/bodyForm';
import type { FieldValue } from '../../../../../reference/outputs/requestBuilder/fieldValue';
import { type BodyContent, fillForm, initialContent } from '../../../../../reference/outputs/requestBuilder/fillForm';
import type { RequestForm } from '../../../../../reference/outputs/requestBuilder/requestForm';
import type { SampleRequest } from '../../../../../reference/request/sampleRequest';
import type { FieldProblem } from '../../../../../sandbox/values';
import type { BodyChoice } from '../pageChoices';
import { type FormField, isProblemOf } from './fieldProblems';
import { type BuilderState, filledForm } from './filledForm';

/** A form, its values, and functions to change them. */
interface FormValues {
  form: RequestForm;
  parameters: (FieldValue | undefined)[];
  setParameter: (index: number, value: FieldValue | undefined) => void;
  /** One for each media type of the body. */
  contents: BodyContent[];
  setContent: (index: number, content: BodyContent) => void;
  /** The example that each body began with, by its place. */
  examples: number[];
  chooseExample: (index: number, example: number) => void;
  /** What the last check found at fault, and has not been changed since. */
  problems: readonly FieldProblem[];
  setProblems: (problems: readonly FieldProblem[]) => void;
  /** Removes the problems of a field that is changed. */
  clearProblems: (field: FormField) => void;
  /** The files that were chosen, by their names. They are read by a check alone. */
  files: Map<string, File>;
}

const Context = createContext<FormValues | undefined>(undefined);

interface FormProviderProps {
  form: RequestForm;
  /** The body that the page shows. */
  body: BodyChoice;
  children: ReactNode;
}

/** Holds the values of a form, which begin with those of the samples. */
export function FormProvider({ form, body, children }: FormProviderProps): ReactNode {
  const [parameters, setParameters] = useState(() => form.parameters.map(({ initial }) => initial));
  const [examples, setExamples] = useState(() => form.bodies.map((each) => placeOf(body, each)));
  const [contents, setContents] = useState(() =>
    form.bodies.map((each, index) => exampleOf(each, examples[index])?.content ?? initialContent(each)),
  );
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const files = useRef(new Map<string, File>());
  const values = useMemo<FormValues>(() => {
    const clearProblems = (field: FormField): void =>
      setProblems((before) => before.filter((problem) => !isProblemOf(problem, field)));
    return {
      ...{ form, parameters, contents, examples, problems, setProblems, clearProblems },
      files: files.current,
      setParameter: (index, value) => {
        const field = form.parameters[index];
        if (field) clearProblems({ in: field.parameter.in, name: field.name });
        setParameters((before) => exchange(before, index, value));
      },
      setContent: (index, content) => setContents((before) => exchange(before, index, content)),
      chooseExample: (index, example) => {
        clearProblems({ in: 'body', name: '' });
        setExamples((before) => exchange(before, index, example));
        const content = exampleOf(form.bodies[index], example)?.content ?? '';
        setContents((before) => exchange(before, index, content));
      },
    };
  }, [form, parameters, contents, examples, problems]);
  return <Context.Provider value={values}>{children}</Context.Provider>;
}

/** The form that contains a component. */
export function useForm(): FormValues {
  const values = useContext(Context);
  if (!values) throw new Error('There is no form around this component.');
  return values;
}

/** An example of a body by its place. */
export function exampleOf(form: BodyForm | undefined, index: number | undefined): BodyExample<BodyContent> | undefined {
  return form && form.kind !== 'file' ? form.examples[index ?? 0] : undefined;
}

/** The place of the example that the page shows; the first where it shows none of this body. */
function placeOf({ mediaType, example }: BodyChoice, form: BodyForm): number {
  if (form.kind === 'file' || (mediaType !== undefined && mediaType !== form.mediaType)) return 0;
  return Math.max(
    0,
    form.examples.findIndex(({ name }) => name === example),
  );
}

function exchange<Value>(values: Value[], index: number, value: Value): Value[] {
  return values.map((each, at) => (at === index ? value : each));
}

/** The request that the form describes now. */
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
