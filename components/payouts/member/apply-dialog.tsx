'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import {
  applyWithdrawal,
  type Payee,
  type WithdrawOptions,
  withdrawPreviewQuery,
} from '#lib/api/payouts/member-withdrawals.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { WithdrawalChannel } from '#lib/contract/payouts/records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { accountText } from '../account-text.ts';
import { isWithin, PriceFacts } from '../withdrawals/price-facts.tsx';

interface ApplyDialogProps {
  options: WithdrawOptions;
  onClose: () => void;
}

/** Takes out commissions: to an account that has cooled down, or to the own balance. */
export function ApplyDialog({ options: { available }, onClose }: ApplyDialogProps) {
  const t = useTranslations('payouts');
  const locale = useLocale();
  const keyOf = useRequestKey();
  const payees = useQuery(apiQuery('/api/recommend/payees')).data?.list ?? [];
  const ready = payees.filter((payee) => payee.is_ready);
  const { input, watch, frame } = useDecisionForm({
    values: { to: String(ready[0]?.id ?? 'balance'), amount: '' },
    fields: ['to', 'amount'],
    send: ({ to, amount }: { to: string; amount: string }) => {
      const body =
        to === 'balance' ? { to: 'balance' as const, amount } : { to: 'payee' as const, amount, payee_id: Number(to) };
      return applyWithdrawal(body, keyOf(body));
    },
    onDone: onClose,
  });
  const toOption = useAccountOption();
  const [to, amount] = [watch('to'), watch('amount').trim()];
  const channel = ready.find(({ id }) => String(id) === to)?.channel ?? 'balance';
  return (
    <FormDialog
      title={t('apply.title')}
      text={<p>{t('apply.text', { amount: formatMoney(locale, available) })}</p>}
      submit={t('apply.submit')}
      form={frame}
      onClose={onClose}
    >
      <SelectInput
        label={t('apply.to')}
        {...input('to')}
        {...(payees.length === 0 && { help: t('apply.noPayee') })}
        options={[...payees.map(toOption), { value: 'balance', label: t('apply.balance') }]}
      />
      <AmountInput label={t('apply.amount')} help={t(`apply.help.${channel}`)} {...input('amount')} />
      {isWithin(amount, available) && <Preview amount={amount} channel={channel} />}
    </FormDialog>
  );
}

/** An account to choose. One that is new is shown, so that nobody wonders where it is. */
function useAccountOption() {
  const t = useTranslations('payouts');
  return ({ id, channel: kind, bank, account, is_ready: isReady, ready_time: time }: Payee) => {
    const name = accountText(bank || t(`channels.${kind}`), account);
    const from = formatTime(time, '', 'mm-dd hh:MM');
    return {
      value: String(id),
      label: isReady ? name : t('apply.cooling', { account: name, time: from }),
      isDisabled: !isReady,
    };
  };
}

function Preview({ amount, channel }: { amount: string; channel: WithdrawalChannel }) {
  return <PriceFacts price={useQuery({ ...withdrawPreviewQuery(amount, channel), retry: false }).data} />;
}
