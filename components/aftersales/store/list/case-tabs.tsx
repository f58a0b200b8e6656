'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import { sellerCaseCountsQuery } from '#lib/api/aftersales/seller-cases.ts';
import type { SellerCaseTab } from '#lib/contract/aftersales/store-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { caseTabOrder } from './case-lists.ts';

/** Requests by what is left to do, with how many there are of those that wait for somebody. */
export function CaseTabs({ side, current }: { side: SellerSide; current: SellerCaseTab }) {
  const t = useTranslations('aftersalesStore.list');
  const { data: counts } = useQuery({ ...sellerCaseCountsQuery(side), refetchInterval: 20_000 });
  return (
    <ListTabs
      label={t('tabsLabel')}
      tabs={caseTabOrder[side]}
      current={current}
      labelOf={(tab) => t(`tabs.${side}.${tab}`)}
      countOf={(tab) => (counts as Partial<Record<SellerCaseTab, number>> | undefined)?.[tab]}
      without={['sort']}
    />
  );
}
