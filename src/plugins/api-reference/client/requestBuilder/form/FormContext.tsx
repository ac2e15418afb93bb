import { createContext, type Dispatch, useContext } from 'react';
import type { SampleRequest } from '../../../../../reference/sampleRequest';
import type { BuilderAction, BuilderState } from './builderState';

/** The state of the form, what changes it, and the request that it describes. */
interface FormValues {
  state: BuilderState;
  dispatch: Dispatch<BuilderAction>;
  request: SampleRequest;
}

/** Gives the parts of a form its state. */
export const FormContext = createContext<FormValues | undefined>(undefined);

/** The form that contains a component. */
export function useForm(): FormValues {
  const values = useContext(FormContext);
  if (!values) throw new Error('There is no form around this component.');
  return values;
}
