// First: modules of the explorer look for the polyfills as they load.
import './polyfills';

import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Provider } from 'react-redux';
import { createExplorerStore, explorerPage, Request, useTypedSelector } from '../../../../../platform/explorer/theme';
import { baseOf } from '../../server';
import { chosenBody, showBody, showServer } from '../pageChoices';
import { CheckPanel } from './CheckPanel';
import { exampleOf, FormProvider, useForm } from './FormContext';
import type { Credentials, RequestItem } from './filledForm';
import { type BuilderState, serverAddress } from './filledForm';
import { initialState } from './initialState';
import { RequestCode } from './RequestCode';

interface RequestExplorerProps {
  item: RequestItem;
  /** The operation on the page, whose choices are those of the form. */
  operation: Element;
  credentials: RefObject<Credentials>;
}

/**
 * The theme's explorer with our own fields: the form, and the request that it makes in each language.
 */
export function RequestExplorer({ item, operation, credentials }: RequestExplorerProps): ReactNode {
  const [body] = useState(() => chosenBody(operation));
  const [store] = useState(() =>
    createExplorerStore(
      initialState(item, { base: baseOf(operation), mediaType: body.mediaType, credentials: credentials.current }),
    ),
  );
  useEffect(
    () =>
      store.subscribe(() => {
        credentials.current = { ...credentials.current, ...store.getState().auth.data };
      }),
    [store, credentials],
  );
  return (
    <DocProvider content={explorerPage}>
      <Provider store={store}>
        <FormProvider form={item.form} body={body}>
          <PageChoices operation={operation} />
          <div className="builder-explorer" onSubmitCapture={refuseSubmit} onKeyDownCapture={refuseEnter}>
            <section className="builder-form" aria-label="Parts of the request">
              <Request item={item} />
            </section>
            <div className="builder-code">
              <section aria-label="The request">
                <RequestCode />
              </section>
              <CheckPanel contract={item.contract} />
            </div>
          </div>
        </FormProvider>
      </Provider>
    </DocProvider>
  );
}

/** Shows on the page what is chosen in the form: server, media type and example. */
function PageChoices({ operation }: { operation: Element }): null {
  const { form, examples } = useForm();
  const server = useTypedSelector((state: BuilderState) => state.server);
  const contentType = useTypedSelector((state: BuilderState) => state.contentType);
  const address = server.value && serverAddress(server.value);
  const index = form.bodies.findIndex(({ mediaType }) => mediaType === contentType.value);
  const { mediaType } = form.bodies[index] ?? {};
  const example = exampleOf(form.bodies[index], examples[index])?.name;
  const shown = useRef({ address, mediaType, example });
  useEffect(() => {
    const before = shown.current;
    shown.current = { address, mediaType, example };
    if (address !== undefined && address !== before.address) showServer(operation, address);
    if (mediaType !== before.mediaType || example !== before.example) showBody(operation, { mediaType, example });
  }, [operation, address, mediaType, example]);
  return null;
}

/** Sending is off, whatever submits the form: some buttons of the theme have no type, and so submit it. */
function refuseSubmit(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Enter in a field would press the first of those buttons. */
function refuseEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
