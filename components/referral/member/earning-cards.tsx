'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { FigureCard, FigureCards } from '#components/ui/facts/figure-card.tsx';
import type { ReferralOverview } from '#lib/api/referral/member-recommend.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** What was earned and how far it is, each figure a way to the rows that sum to it. */
export function EarningCards({ sums, people }: Pick<ReferralOverview, 'sums' | 'people'>) {
  const t = useTranslations('referral.sums');
  const locale = useLocale();
  const format = useFormatter();
  const money = (amount: string) => formatMoney(locale, amount);
  const commissions = (status?: string) => userPath('recommend/components/list', { status });
  const isWithdrawing = sums.withdrawing !== '0.00';
  const ready = isWithdrawing ? t('withdrawing', { amount: money(sums.withdrawing) }) : t('withdraw');
  return (
    <FigureCards label={t('label')}>
      <FigureCard
        href={userPath('recommend/components/list-withdraw')}
        label={t('available')}
        value={money(sums.available)}
        note={sums.available.startsWith('-') ? t('owed') : ready}
      />
      <FigureCard href={commissions('frozen')} label={t('frozen')} value={money(sums.frozen)} note={t('frozenNote')} />
      <FigureCard
        href={commissions('pending')}
        label={t('pending')}
        value={money(sums.pending)}
        note={t('pendingNote')}
      />
      <FigureCard
        href={commissions()}
        label={t('total')}
        value={money(sums.total)}
        note={t('totalNote', { today: money(sums.today), month: money(sums.month) })}
      />
      <FigureCard
        href={userPath('recommend/components/team')}
        label={t('people')}
        value={format.number(people.level1)}
        note={people.level2 > 0 ? t('level2', { count: people.level2 }) : undefined}
      />
    </FigureCards>
  );
}
