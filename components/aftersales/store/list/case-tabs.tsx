'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { StateTabs } from '#components/lists/state-tabs.tsx';
import { changedSearch } from '#components/ui/hooks/use-address-state.ts';
import { sellerCaseCountsQuery } from '#lib/api/aftersales/seller-cases.ts';
import type { SellerCaseTab } from '#lib/contract/aftersales/store-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { caseTabOrder } from './case-lists.ts';

/** The server counts a little further. */
const mostShown = 999;

/** Requests by what is left to do, with how many there are of those that wait for somebody. */
export function CaseTabs({ side, current }: { side: SellerSide; current: SellerCaseTab }) {
  const t = useTranslations('aftersalesStore.list');
  const format = useFormatter();
  const parameters = useSearchParams();
  const { data: counts } = useQuery({ ...sellerCaseCountsQuery(side), refetchInterval: 20_000 });
  const countOf = (tab: SellerCaseTab) => {
    const count = (counts as Partial<Record<SellerCaseTab, number>> | undefined)?.[tab] ?? 0;
    const shown = format.number(Math.min(count, mostShown));
    return count > 0 ? `${shown}${count > mostShown ? '+' : ''}` : undefined;
  };
  const tabs = caseTabOrder[side].map((tab, place) => ({
    key: tab,
    label: t(`tabs.${side}.${tab}`),
    search: changedSearch(parameters, { tab: place === 0 ? undefined : tab, sort: undefined }),
    isCurrent: tab === current,
    count: countOf(tab),
  }));
  return <StateTabs label={t('tabsLabel')} tabs={tabs} />;
}
