'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import { type IssuerTab, issuerTabs } from '#lib/contract/invoices/issuer-work.ts';
import type { IssuerSide } from '../issuer-side.ts';

/** Invoices by what is left to do, with how many there are of those that wait for somebody. */
export function InvoiceTabs({ side, current }: { side: IssuerSide; current: IssuerTab }) {
  const t = useTranslations('invoicesStore.list');
  const { data: counts } = useQuery({ ...side.calls.counts(), refetchInterval: 60_000 });
  return (
    <ListTabs
      label={t('tabsLabel')}
      tabs={issuerTabs}
      current={current}
      labelOf={(tab) => t(`tabs.${tab}`)}
      countOf={(tab) => (tab === 'todo' || tab === 'issuing' || tab === 'reds' ? counts?.[tab] : undefined)}
      without={['sort']}
    />
  );
}
