'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '#components/ui/fact-list.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { FormDialog } from '#components/ui/form-dialog.tsx';
import { useRequestKey } from '#components/ui/use-request-key.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import {
  applyWithdrawal,
  payeesQuery,
  type WithdrawOptions,
  withdrawPreviewQuery,
} from '#lib/api/payouts/member-withdrawals.ts';
import type { WithdrawalChannel } from '#lib/contract/payouts/records.ts';
import { formatMoney } from '#lib/i18n/money.ts';

interface ApplyDialogProps {
  options: WithdrawOptions;
  onClose: () => void;
}

/** Takes out commissions: to an account that has cooled down, or to the own balance. */
export function ApplyDialog({ options: { available }, onClose }: ApplyDialogProps) {
  const t = useTranslations('payouts');
  const locale = useLocale();
  const keyOf = useRequestKey();
  const ready = (useQuery(payeesQuery()).data?.list ?? []).filter((payee) => payee.is_ready);
  const { register, watch, errors, frame } = useDecisionForm({
    values: { to: String(ready[0]?.id ?? 'balance'), amount: '' },
    fields: ['to', 'amount'],
    send: ({ to, amount }: { to: string; amount: string }) => {
      const body =
        to === 'balance' ? { to: 'balance' as const, amount } : { to: 'payee' as const, amount, payee_id: Number(to) };
      return applyWithdrawal(body, keyOf(body));
    },
    onDone: onClose,
  });
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
        field={register('to')}
        error={errors.to}
        options={[
          ...ready.map(({ id, channel: kind, bank, account }) => ({
            value: String(id),
            label: `${bank || t(`channels.${kind}`)} ${account}`,
          })),
          { value: 'balance', label: t('apply.balance') },
        ]}
      />
      <AmountInput
        label={t('apply.amount')}
        help={t(`apply.help.${channel}`)}
        field={register('amount')}
        error={errors.amount}
      />
      {/^\d{1,9}(\.\d{1,2})?$/.test(amount) && <Preview amount={amount} channel={channel} />}
    </FormDialog>
  );
}

/** What the server says would arrive; nothing where nothing would. */
function Preview({ amount, channel }: { amount: string; channel: WithdrawalChannel }) {
  const t = useTranslations('payouts.price');
  const locale = useLocale();
  const { data } = useQuery({ ...withdrawPreviewQuery(amount, channel), retry: false });
  if (!data) return null;
  const money = (sum: string) => formatMoney(locale, sum);
  return (
    <FactList
      facts={[
        { key: 'fee', label: t('fee'), value: money(data.fee) },
        ...(data.tax === '0.00' ? [] : [{ key: 'tax', label: t('tax'), value: money(data.tax) }]),
        { key: 'net', label: t('net'), value: <strong>{money(data.net)}</strong> },
      ]}
    />
  );
}
