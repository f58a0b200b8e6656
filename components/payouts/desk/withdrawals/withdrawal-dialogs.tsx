'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import type { Asked } from '#components/work/decisions/row-decisions.tsx';
import { useCustomerName } from '#components/work/money/use-customer-name.ts';
import {
  approveWithdrawal,
  beginPayout,
  type DeskWithdrawal,
  failPayout,
  rejectWithdrawal,
  returnPayout,
  transferPayout,
} from '#lib/api/payouts/desk-withdrawals.ts';
import type { WithdrawalDecision } from '#lib/contract/payouts/desk-withdrawals.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { accountText, unbroken } from '../../account-text.ts';
import { AgainDialog } from './again-dialog.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { PayeeDialog } from './payee-dialog.tsx';
import { namedDecision } from './use-withdrawal-offer.ts';

export type AskedWithdrawal = Asked<DeskWithdrawal, WithdrawalDecision>;

interface WithdrawalDialogProps extends AskedWithdrawal {
  onClose: () => void;
}

export function WithdrawalDialog({ row: withdrawal, decision, onClose }: WithdrawalDialogProps) {
  const props = { withdrawal, onClose };
  if (decision === 'payee') return <PayeeDialog {...props} />;
  if (decision === 'again') return <AgainDialog {...props} />;
  if (decision === 'paid') return <PaidDialog {...props} />;
  if (decision === 'approve' || decision === 'begin' || decision === 'transfer') {
    return <AgreeDialog decision={decision} {...props} />;
  }
  return <BecauseDialog decision={decision} {...props} />;
}

interface DialogProps<Decision> {
  withdrawal: DeskWithdrawal;
  decision: Decision;
  onClose: () => void;
}

const agreeing = { approve: approveWithdrawal, begin: beginPayout, transfer: transferPayout };

function AgreeDialog({ withdrawal, decision, onClose }: DialogProps<keyof typeof agreeing>) {
  const t = useTranslations('payoutsDesk');
  const locale = useLocale();
  const customerOf = useCustomerName();
  const { no, net, channel, bank, account, signs, actions } = withdrawal;
  const facts = {
    customer: withdrawal.store?.name ?? customerOf(withdrawal),
    amount: formatMoney(locale, net),
    // By Alipay goes without saying where Alipay pays.
    account: decision === 'transfer' ? unbroken(account) : accountText(bank || t(`channels.${channel}`), account),
  };
  return (
    <DecisionDialog
      title={t(`titles.${decision}`, { no })}
      text={t(`texts.${decision}`, facts)}
      said={
        decision === 'approve' &&
        signs.length > 0 &&
        t('signsFound', { signs: signs.map((sign) => t(`signs.${sign}`)).join(t('comma')) })
      }
      confirm={t(`decisions.${namedDecision(decision, actions)}`)}
      decide={() => agreeing[decision]({ no })}
      onClose={onClose}
    />
  );
}

const because = { reject: rejectWithdrawal, failed: failPayout, return: returnPayout };

function BecauseDialog({ withdrawal, decision, onClose }: DialogProps<keyof typeof because>) {
  const t = useTranslations('payoutsDesk');
  const { no, status } = withdrawal;
  return (
    <DecisionDialog
      title={t(`titles.${decision}`, { no })}
      text={t(decision === 'return' && status === 'paid' ? 'texts.bounced' : `texts.${decision}`)}
      confirm={t(`decisions.${decision}`)}
      isDestructive
      asksReason
      decide={(reason) => because[decision]({ no, reason })}
      onClose={onClose}
    />
  );
}
