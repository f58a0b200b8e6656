'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { paths } from '#lib/routes/paths.ts';

interface ContentLinkProps {
  /** The {url} of `/page/{url}`. */
  to: string;
  /** Opens beside the form that it stands in. */
  isBeside?: boolean;
  /** What leads to it, and goes with it. */
  before?: string;
  /** What stands there without the page; nothing, unless told. */
  without?: ReactNode;
  children: ReactNode;
}

/** A link to a content page of the shop, where it is published. */
export function ContentLink({ to, isBeside = false, before, without = null, children }: ContentLinkProps) {
  const { data } = useQuery(apiQuery('/api/content/pages'));
  if (!data?.list.some(({ url }) => url === to)) return without;
  return (
    <>
      {before && `${before} `}
      <a href={paths.page(to)} {...(isBeside ? { target: '_blank', rel: 'noreferrer' } : { 'data-page': '' })}>
        {children}
      </a>
    </>
  );
}
