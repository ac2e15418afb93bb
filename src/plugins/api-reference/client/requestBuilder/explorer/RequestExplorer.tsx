// First: modules of the explorer look for the polyfills as they load.
import './polyfills';

import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import { Provider } from 'react-redux';
import { createExplorerStore, Request } from '../../../../../platform/explorer/theme';
import type { Credentials, RequestItem } from '../loadExplorer';
import { FormProvider } from './FormContext';
import { initialState } from './initialState';
import { RequestCode } from './RequestCode';

/** The page that the theme believes it is on: what it reads of one is the front matter, and there that sending is off. */
export const explorerPage = Object.assign(() => null, {
  frontMatter: { hide_send_button: true, mask_credentials: false },
  metadata: {},
  assets: {},
  contentTitle: undefined,
  toc: [],
}) as unknown as ComponentProps<typeof DocProvider>['content'];

interface RequestExplorerProps {
  item: RequestItem;
  /** The base URL that the page shows. */
  base?: string;
  credentials: RefObject<Credentials>;
}

/**
 * The theme's explorer with our own fields: the form, and the request that it makes in each language.
 */
export function RequestExplorer({ item, base, credentials }: RequestExplorerProps): ReactNode {
  const [store] = useState(() => createExplorerStore(initialState(item, base, credentials.current)));
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
        <FormProvider form={item.form}>
          <div className="builder-explorer" onSubmitCapture={keepHere} onKeyDownCapture={keepEnter}>
            <section className="builder-form" aria-label="Parts of the request">
              <Request item={item} />
            </section>
            <section className="builder-code" aria-label="The request">
              <RequestCode />
            </section>
          </div>
        </FormProvider>
      </Provider>
    </DocProvider>
  );
}

/** Sending is off, whatever submits the form: some buttons of the theme do not say that they are none for that. */
function keepHere(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Enter in a field would press the first of those buttons. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
