'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { type CaseTab, caseTabs } from '#lib/contract/aftersales/member-cases.ts';

/** Requests by whom they wait for, with how many there are of those that wait. */
export function CaseTabs({ current }: { current: CaseTab }) {
  const t = useTranslations('aftersalesMember.list');
  const { data: counts } = useQuery(apiQuery('/api/aftersale/counts'));
  return (
    <ListTabs
      label={t('tabsLabel')}
      tabs={caseTabs}
      current={current}
      labelOf={(tab) => t(`tabs.${tab}`)}
      countOf={(tab) => (tab === 'yours' || tab === 'running' ? counts?.[tab] : undefined)}
    />
  );
}
