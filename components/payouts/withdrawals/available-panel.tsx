'use client';

import Alert from '@mui/material/Alert';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { WithdrawOptions } from '#lib/api/payouts/member-withdrawals.ts';
import type { WithdrawalOwner } from '#lib/contract/payouts/records.ts';
import { formatMoney } from '#lib/i18n/money.ts';

interface AvailablePanelProps {
  owner: WithdrawalOwner;
  options: WithdrawOptions;
  /** Where it goes, where that is one place. */
  account?: ReactNode;
  /** What else keeps the owner from it. */
  hindrance?: ReactNode;
  /** What asks for it. */
  actions: ReactNode;
}

/** What can be withdrawn, within which limits, and why nothing can be at present. */
export function AvailablePanel({ owner, options, account, hindrance, actions }: AvailablePanelProps) {
  const t = useTranslations('payouts');
  const locale = useLocale();
  const money = (amount: string) => formatMoney(locale, amount);
  const { available, withdrawing, min, max, day_left: left, times_left: times } = options;
  return (
    <Panel title={t(`available.title_${owner}`)} actions={!options.is_stopped && Number(available) > 0 && actions}>
      <div className="stack-16">
        <Hindrance owner={owner} options={options} />
        {hindrance}
        <FactList
          facts={[
            { key: 'available', label: t('available.sum'), value: money(available) },
            { key: 'withdrawing', label: t('available.withdrawing'), value: money(withdrawing) },
            ...(account ? [{ key: 'account', label: t('columns.account'), value: account }] : []),
            {
              key: 'each',
              label: t('available.each'),
              value: t('available.range', { min: money(min), max: money(max) }),
            },
            { key: 'today', label: t('available.today'), value: t('available.left', { amount: money(left), times }) },
          ]}
        />
      </div>
    </Panel>
  );
}

function Hindrance({ owner, options }: Pick<AvailablePanelProps, 'owner' | 'options'>) {
  const t = useTranslations('payouts.hindrance');
  const locale = useLocale();
  const { available, is_stopped: isStopped, is_waiting: isWaiting } = options;
  if (isStopped) return <Alert severity="warning">{t(`stopped_${owner}`)}</Alert>;
  if (available.startsWith('-')) {
    return <Alert severity="warning">{t(`owed_${owner}`, { amount: formatMoney(locale, available.slice(1)) })}</Alert>;
  }
  return isWaiting ? <Alert severity="info">{t('waiting')}</Alert> : null;
}
