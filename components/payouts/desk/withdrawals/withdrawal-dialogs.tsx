'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { useCustomerName } from '#components/work/money/use-customer-name.ts';
import {
  approveWithdrawal,
  beginPayout,
  failPayout,
  rejectWithdrawal,
  returnPayout,
  transferPayout,
} from '#lib/api/payouts/desk-withdrawals.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { accountText, unbroken } from '../../account-text.ts';
import { AgainDialog } from './again-dialog.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { PayeeDialog } from './payee-dialog.tsx';
import { namedDecision, type PendingWithdrawal } from './withdrawal-actions.tsx';

interface WithdrawalDialogsProps {
  pending: PendingWithdrawal | undefined;
  onDone: () => void;
  onClose: () => void;
}

export function WithdrawalDialogs({ pending, ...handlers }: WithdrawalDialogsProps) {
  if (!pending) return null;
  const { withdrawal, decision } = pending;
  if (decision === 'payee') return <PayeeDialog withdrawal={withdrawal} onClose={handlers.onClose} />;
  if (decision === 'again') return <AgainDialog withdrawal={withdrawal} {...handlers} />;
  if (decision === 'paid') return <PaidDialog withdrawal={withdrawal} {...handlers} />;
  if (decision === 'approve' || decision === 'begin' || decision === 'transfer') {
    return <AgreeDialog withdrawal={withdrawal} decision={decision} {...handlers} />;
  }
  return <BecauseDialog withdrawal={withdrawal} decision={decision} {...handlers} />;
}

interface DialogProps<Decision> {
  withdrawal: PendingWithdrawal['withdrawal'];
  decision: Decision;
  onDone: () => void;
  onClose: () => void;
}

const agreeing = { approve: approveWithdrawal, begin: beginPayout, transfer: transferPayout };

function AgreeDialog({ withdrawal, decision, onDone, onClose }: DialogProps<keyof typeof agreeing>) {
  const t = useTranslations('payoutsDesk');
  const locale = useLocale();
  const customerOf = useCustomerName();
  const { send, dialog } = useDecision(agreeing[decision], { onDone });
  const { no, net, channel, bank, account, signs, actions } = withdrawal;
  const facts = {
    customer: withdrawal.store?.name ?? customerOf(withdrawal),
    amount: formatMoney(locale, net),
    // By Alipay goes without saying where Alipay pays.
    account: decision === 'transfer' ? unbroken(account) : accountText(bank || t(`channels.${channel}`), account),
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`titles.${decision}`, { no })}
      text={
        <>
          <p>{t(`texts.${decision}`, facts)}</p>
          {decision === 'approve' && signs.length > 0 && (
            <p>{t('signsFound', { signs: signs.map((sign) => t(`signs.${sign}`)).join(t('comma')) })}</p>
          )}
        </>
      }
      confirm={t(`decisions.${namedDecision(decision, actions)}`)}
      onConfirm={() => send({ no })}
      onClose={onClose}
    />
  );
}

const because = { reject: rejectWithdrawal, failed: failPayout, return: returnPayout };

function BecauseDialog({ withdrawal, decision, onDone, onClose }: DialogProps<keyof typeof because>) {
  const t = useTranslations('payoutsDesk');
  const { send, dialog } = useDecision(because[decision], { onDone });
  const { no, status } = withdrawal;
  return (
    <ReasonDialog
      {...dialog}
      title={t(`titles.${decision}`, { no })}
      text={t(decision === 'return' && status === 'paid' ? 'texts.bounced' : `texts.${decision}`)}
      confirm={t(`decisions.${decision}`)}
      isDestructive
      onConfirm={(reason) => send({ no, reason })}
      onClose={onClose}
    />
  );
}
