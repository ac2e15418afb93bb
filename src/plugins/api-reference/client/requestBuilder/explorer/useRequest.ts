import { useMemo } from 'react';
import { useTypedSelector } from '../../../../../platform/explorer/theme';
import { fillForm } from '../../../../../reference/outputs/requestBuilder/fillForm';
import type { SampleRequest } from '../../../../../reference/request/sampleRequest';
import { useForm } from './FormContext';
import { type BuilderState, filledForm } from './filledForm';

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
