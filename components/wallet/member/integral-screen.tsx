'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { overviewQuery } from '#lib/api/identity/member-overview.ts';
import { integralQuery, type PointsAnswer } from '#lib/api/wallet/member-movements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { Figure } from './figure.tsx';
import { readMovementFilter } from './movement-filter.ts';
import { MovementPanel } from './movement-panel.tsx';
import { PointsRulesPanel } from './points-rules-panel.tsx';
import { pointsInYuan } from './points-worth.ts';
import { ofPoints } from './shown-movement.ts';

/** Points: how many, what they are worth, how they come and go. */
export function IntegralScreen() {
  const t = useTranslations('wallet');
  const [filter, setFilter] = useAddressState(readMovementFilter);
  const query = useQuery({
    ...integralQuery(filter),
    placeholderData: keepPreviousData,
    select: ({ list, ...answer }): PointsAnswer & { list: ReturnType<typeof ofPoints>[] } => ({
      ...answer,
      list: list.map(ofPoints),
    }),
  });
  const words = {
    title: t('integral.movements'),
    after: t('columns.score'),
    empty: t('integral.empty'),
    emptyText: t('integral.emptyText'),
  };
  return (
    <>
      <PageHeader title={t('integral.title')} />
      <PointsFigure answer={query.data} />
      <MovementPanel list="integral" query={query} filter={filter} onChange={setFilter} words={words} />
      {query.data?.rules && <PointsRulesPanel rules={query.data.rules} />}
    </>
  );
}

function PointsFigure({ answer }: { answer: PointsAnswer | undefined }) {
  const t = useTranslations('wallet.integral');
  const locale = useLocale();
  const format = useFormatter();
  const { user } = useMemberCentre();
  const { data: overview } = useQuery(overviewQuery());
  const held = overview?.cards?.score_held ?? 0;
  const { rules, expiring } = answer ?? {};
  const notes = [
    rules && t('worth', { amount: formatMoney(locale, pointsInYuan(user.score, rules.per_yuan)) }),
    expiring && t('expiring', { count: expiring.score, date: formatTime(expiring.time - 1, '', 'yyyy-mm-dd') }),
    held > 0 && t('held', { count: held }),
  ].filter(Boolean);
  return <Figure label={t('available')} value={format.number(user.score)} notes={notes} />;
}
