'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { ReferralNav, type ReferralPage } from './referral-nav.tsx';

type ListPage = Exclude<ReferralPage, 'main'>;

/** What a page of the referral area is called, and the ways to the others. */
export function ReferralHead({ page }: { page: ListPage }) {
  const t = useTranslations('referral');
  return (
    <>
      <PageHeader title={t(`pages.${page}`)} text={t(`texts.${page}`)} />
      <ReferralNav current={page} />
    </>
  );
}

/** A list of the referral area on its page. */
export function ListFrame({ page, bar, children }: { page: ListPage; bar?: ReactNode; children: ReactNode }) {
  return (
    <>
      <ReferralHead page={page} />
      {bar}
      <Panel isFlush>{children}</Panel>
    </>
  );
}
