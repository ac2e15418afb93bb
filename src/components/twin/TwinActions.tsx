import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { twinAddress } from '../../reference/twinAddress';
import { PageActions } from './PageActions';

/** The actions with a page of the site and its twin. */
export function TwinActions({ page, editUrl }: { page: string; editUrl?: string | null }): ReactNode {
  return <PageActions twin={twinAddress(page, useBaseUrl('/'))} editUrl={editUrl} />;
}

/** The same for pages that have a twin in the built site alone: those of the blog, and those without a Markdown source. */
export function BuiltTwinActions({ page }: { page: string }): ReactNode {
  return process.env.NODE_ENV === 'development' ? null : <TwinActions page={page} />;
}
