'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { TimelineList } from '#components/ui/facts/timeline-list.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import type { Withdrawal } from '#lib/api/payouts/member-withdrawals.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { accountText } from '../account-text.ts';
import type { WithdrawalSide } from './withdrawal-side.ts';

interface DialogProps {
  withdrawal: Withdrawal;
  side: Pick<WithdrawalSide, 'details' | 'cancel'>;
  onClose: () => void;
}

/** What it comes to, and what has happened to it. */
export function DetailsDialog({ withdrawal, side, onClose }: DialogProps) {
  const t = useTranslations('payouts');
  const words = useTranslations('ui.dialog');
  const locale = useLocale();
  const { no, amount, fee, tax, net, channel, bank, account } = withdrawal;
  const money = (sum: string) => formatMoney(locale, sum);
  return (
    <Modal title={t('list.detailsTitle', { no })} closeLabel={words('close')} onClose={onClose}>
      <div className="stack-16">
        <FactList
          facts={[
            {
              key: 'account',
              label: t('columns.account'),
              value: accountText(bank || t(`channels.${channel}`), account),
            },
            { key: 'amount', label: t('columns.amount'), value: money(amount) },
            { key: 'fee', label: t('price.fee'), value: money(fee) },
            ...(tax === '0.00' ? [] : [{ key: 'tax', label: t('price.tax'), value: money(tax) }]),
            { key: 'net', label: t('price.net'), value: <strong>{money(net)}</strong> },
          ]}
        />
        <QueryView query={useQuery(side.details(no))} skeleton={<ListSkeleton />}>
          {({ timeline }) => (
            <TimelineList
              entries={timeline
                .toReversed()
                .map(({ time, status, reason }) => ({ time, text: t(`states.${status}`), note: reason }))}
            />
          )}
        </QueryView>
      </div>
    </Modal>
  );
}

export function CancelDialog({ withdrawal: { no, amount }, side, onClose }: DialogProps) {
  const t = useTranslations('payouts.list');
  const locale = useLocale();
  return (
    <DecisionDialog
      title={t('cancelTitle', { no })}
      text={t('cancelText', { amount: formatMoney(locale, amount) })}
      confirm={t('cancelConfirm')}
      isDestructive
      decide={() => side.cancel({ no })}
      onClose={onClose}
    />
  );
}
