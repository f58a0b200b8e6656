'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { StateTabs } from '#components/lists/state-tabs.tsx';
import { changedSearch } from '#components/ui/hooks/use-address-state.ts';
import { type IssuerTab, issuerTabs } from '#lib/contract/invoices/issuer-work.ts';
import type { IssuerSide } from '../issuer-side.ts';

/** The server counts a little further. */
const mostShown = 999;

/** Invoices by what is left to do, with how many there are of those that wait for somebody. */
export function InvoiceTabs({ side, current }: { side: IssuerSide; current: IssuerTab }) {
  const t = useTranslations('invoicesStore.list');
  const format = useFormatter();
  const parameters = useSearchParams();
  const { data: counts } = useQuery({ ...side.calls.counts(), refetchInterval: 60_000 });
  const countOf = (tab: IssuerTab) => {
    const count = tab === 'todo' || tab === 'issuing' || tab === 'reds' ? counts?.[tab] : undefined;
    if (!count) return undefined;
    return count > mostShown ? `${format.number(mostShown)}+` : format.number(count);
  };
  const tabs = issuerTabs.map((tab, place) => ({
    key: tab,
    label: t(`tabs.${tab}`),
    search: changedSearch(parameters, { tab: place === 0 ? undefined : tab, sort: undefined }),
    isCurrent: tab === current,
    count: countOf(tab),
  }));
  return <StateTabs label={t('tabsLabel')} tabs={tabs} />;
}
