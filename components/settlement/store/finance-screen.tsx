'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FigureCard, FigureCards } from '#components/ui/facts/figure-card.tsx';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import type { Finance } from '#lib/api/settlement/store-finance.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { dueDay } from '../due-day.ts';
import styles from '../settlement.module.css';
import { FinanceTabs } from './finance-tabs.tsx';
import { type FinanceView, readFinanceTab, readFinanceView } from './finance-views.ts';
import { toLines } from './to-lines.ts';

/** What the store has earned: the figures, each a way to what makes it up, and the part that is asked for (`parts`). */
export function FinanceScreen({ parts }: { parts: Record<FinanceView, ReactNode> }) {
  const t = useTranslations('settlementStore');
  const [view] = useAddressState(readFinanceView);
  const [tab] = useAddressState(readFinanceTab);
  return (
    <div className={`stack-24 ${styles.parts}`}>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={useQuery(apiQuery('/api/store/finance'))} skeleton={<ListSkeleton rows={3} />}>
        {(finance) => <Figures finance={finance} />}
      </QueryView>
      <FinanceTabs current={tab} />
      {parts[view]}
    </div>
  );
}

function Figures({ finance: { pending, available, held, deposited, demanded, owed, month } }: { finance: Finance }) {
  const t = useTranslations('settlementStore.figures');
  const locale = useLocale();
  const { from, earned, reversed } = month;
  const notes = useNotes({ available, owed, demanded });
  return (
    <FigureCards label={t('label')}>
      <FigureCard
        href={toLines({ state: 'pending' })}
        label={t('pending')}
        value={formatMoney(locale, pending)}
        note={t('pendingNote')}
      />
      <FigureCard
        href={userPath('store/finance', { view: 'movements' })}
        label={t('available')}
        value={formatMoney(locale, available)}
        note={notes.available}
      />
      <FigureCard
        href={userPath('store/finance', { view: 'withdrawals', status: 'open' })}
        label={t('held')}
        value={formatMoney(locale, held)}
        note={t('heldNote')}
      />
      <FigureCard
        href={userPath('store/finance', demanded ? { view: 'deposit' } : { view: 'movements', account: 'deposited' })}
        label={t('deposited')}
        value={formatMoney(locale, deposited)}
        note={notes.deposited}
      />
      <FigureCard
        href={toLines({ kind: 'earning', from })}
        label={t('earned')}
        value={formatMoney(locale, earned)}
        note={t('earnedNote')}
      />
      <FigureCard
        href={toLines({ kind: 'refund_reversal', from })}
        label={t('reversed')}
        value={formatMoney(locale, reversed)}
        note={t('reversedNote')}
      />
    </FigureCards>
  );
}

/** What there is to say of a figure depends on what is owed, and what is asked for. */
function useNotes({ available, owed, demanded }: Pick<Finance, 'available' | 'owed' | 'demanded'>) {
  const t = useTranslations('settlementStore.figures');
  const locale = useLocale();
  const covered = t(available.startsWith('-') ? 'availableBelow' : 'availableNote');
  return {
    available: owed === '0.00' ? covered : t('owed', { amount: formatMoney(locale, owed) }),
    deposited: demanded
      ? t('demandedNote', { amount: formatMoney(locale, demanded.amount), day: dueDay(demanded.due_time) })
      : t('depositedNote'),
  };
}
