'use client';

import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FactList } from '#components/ui/fact-list.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { type WithdrawOptions, withdrawOptionsQuery } from '#lib/api/payouts/member-withdrawals.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { PayeesPanel } from './payees-panel.tsx';
import styles from './withdraw.module.css';
import { WithdrawalsPanel } from './withdrawals-panel.tsx';

/** What can be withdrawn, where it goes, and what has been. */
export function WithdrawScreen() {
  return (
    <div className={styles.parts}>
      <QueryView query={useQuery(withdrawOptionsQuery())} skeleton={<ListSkeleton />}>
        {(options) => <AvailablePanel options={options} />}
      </QueryView>
      <PayeesPanel />
      <WithdrawalsPanel />
    </div>
  );
}

function AvailablePanel({ options }: { options: WithdrawOptions }) {
  const t = useTranslations('payouts');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const money = (amount: string) => formatMoney(locale, amount);
  const { available, withdrawing, min, max, day_left: left, times_left: times } = options;
  const hasSome = Number(available) > 0;
  return (
    <Panel
      title={t('available.title')}
      actions={
        hasSome && !options.is_stopped && <Button onClick={() => setOpen(true)}>{t('available.withdraw')}</Button>
      }
    >
      <div className={styles.stack}>
        <Hindrance options={options} />
        <FactList
          facts={[
            { key: 'available', label: t('available.sum'), value: money(available) },
            { key: 'withdrawing', label: t('available.withdrawing'), value: money(withdrawing) },
            {
              key: 'each',
              label: t('available.each'),
              value: t('available.range', { min: money(min), max: money(max) }),
            },
            { key: 'today', label: t('available.today'), value: t('available.left', { amount: money(left), times }) },
          ]}
        />
      </div>
      {isOpen && <ApplyDialog options={options} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** Why nothing can be taken at present; nothing where it can. */
function Hindrance({
  options: { available, is_stopped: isStopped, is_waiting: isWaiting },
}: {
  options: WithdrawOptions;
}) {
  const t = useTranslations('payouts.hindrance');
  const locale = useLocale();
  if (isStopped) return <Alert severity="warning">{t('stopped')}</Alert>;
  if (available.startsWith('-')) {
    return <Alert severity="warning">{t('owed', { amount: formatMoney(locale, available.slice(1)) })}</Alert>;
  }
  return isWaiting ? <Alert severity="info">{t('waiting')}</Alert> : null;
}
