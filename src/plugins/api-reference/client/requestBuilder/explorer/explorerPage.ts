import type { DocProvider } from '@docusaurus/plugin-content-docs/client';
import type { ComponentProps } from 'react';

/** The page that the theme believes it is on: what it reads of one is the front matter, and there that sending is off. */
export const explorerPage = Object.assign(() => null, {
  frontMatter: { hide_send_button: true, mask_credentials: false },
  metadata: {},
  assets: {},
  contentTitle: undefined,
  toc: [],
}) as unknown as ComponentProps<typeof DocProvider>['content'];
