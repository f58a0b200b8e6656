'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { ReferralNav, type ReferralPage } from './referral-nav.tsx';

/** A list of the referral area on its page. */
export function ListFrame({
  page,
  bar,
  children,
}: {
  page: Exclude<ReferralPage, 'main'>;
  bar?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('referral');
  return (
    <>
      <PageHeader title={t(`pages.${page}`)} text={t(`texts.${page}`)} />
      <ReferralNav current={page} />
      {bar}
      <Panel isFlush>{children}</Panel>
    </>
  );
}
