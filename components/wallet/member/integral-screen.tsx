'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { overviewQuery } from '#lib/api/identity/member-overview.ts';
import type { PointsAnswer } from '#lib/api/wallet/member-movements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { Figure } from './figure.tsx';
import { integralList } from './movement-filter.ts';
import { MovementPanel } from './movement-panel.tsx';
import { PointsRulesPanel } from './points-rules-panel.tsx';
import { pointsInYuan } from './points-worth.ts';
import { ofPoints } from './shown-movement.ts';

/** Points: how many, what they are worth, how they come and go. */
export function IntegralScreen() {
  const t = useTranslations('wallet');
  const list = useList(integralList);
  const query = useListQuery(list, {
    select: ({ list: rows, ...answer }): PointsAnswer & { list: ReturnType<typeof ofPoints>[] } => ({
      ...answer,
      list: rows.map(ofPoints),
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
      <MovementPanel kind="integral" list={list} query={query} words={words} />
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
