'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { StateTabs } from '#components/lists/state-tabs.tsx';
import { changedSearch } from '#components/ui/hooks/use-address-state.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { type CaseTab, caseTabs } from '#lib/contract/aftersales/member-cases.ts';

/** Requests by whom they wait for, with how many there are of those that wait. */
export function CaseTabs({ current }: { current: CaseTab }) {
  const t = useTranslations('aftersalesMember.list');
  const format = useFormatter();
  const parameters = useSearchParams();
  const { data: counts } = useQuery(apiQuery('/api/aftersale/counts'));
  const countOf = (tab: CaseTab) => {
    const count = counts?.[tab] ?? 0;
    return count > 0 && (tab === 'yours' || tab === 'running') ? format.number(count) : undefined;
  };
  const tabs = caseTabs.map((tab) => ({
    key: tab,
    label: t(`tabs.${tab}`),
    search: changedSearch(parameters, { tab: tab === 'all' ? undefined : tab }),
    isCurrent: tab === current,
    count: countOf(tab),
  }));
  return <StateTabs label={t('tabsLabel')} tabs={tabs} />;
}
