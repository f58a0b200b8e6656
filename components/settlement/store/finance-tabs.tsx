'use client';

import { useTranslations } from 'next-intl';
import { StateTabs } from '#components/lists/state-tabs.tsx';
import { type FinanceView, financeViews } from './finance-views.ts';

/** The parts of the finance page. None keeps what another was filtered by. */
export function FinanceTabs({ current }: { current: FinanceView }) {
  const t = useTranslations('settlementStore.views');
  if (financeViews.length < 2) return null;
  const tabs = financeViews.map((view) => ({
    key: view,
    label: t(view),
    search: view === financeViews[0] ? '' : `?view=${view}`,
    isCurrent: view === current,
    count: undefined,
  }));
  return <StateTabs label={t('label')} tabs={tabs} />;
}
