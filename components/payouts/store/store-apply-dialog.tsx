'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { applyStoreWithdrawal, type StoreWithdrawOptions } from '#lib/api/payouts/store-withdrawals.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { storeWithdrawBody } from '#lib/contract/payouts/store-withdrawals.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { accountText } from '../account-text.ts';
import { isWithin, PriceFacts } from '../withdrawals/price-facts.tsx';

interface StoreApplyDialogProps {
  options: StoreWithdrawOptions;
  onClose: () => void;
}

/** Takes out what the store has available; the password says who asks. */
export function StoreApplyDialog({ options, onClose }: StoreApplyDialogProps) {
  const t = useTranslations('payouts');
  const locale = useLocale();
  const keyOf = useRequestKey();
  const { available, bank, account, needs_code: needsCode } = options;
  const { input, watch, frame } = useDecisionForm({
    schema: storeWithdrawBody,
    values: { amount: '', password: '', code: '' },
    fields: ['amount', 'password', 'code'],
    // The same money asked for again, with another code, is the same request.
    send: (body) => applyStoreWithdrawal(body, keyOf({ amount: body.amount })),
    onDone: onClose,
  });
  const amount = watch('amount').trim();
  return (
    <FormDialog
      title={t('apply.title')}
      text={
        <p>{t('store.applyText', { amount: formatMoney(locale, available), account: accountText(bank, account) })}</p>
      }
      submit={t('apply.submit')}
      form={frame}
      onClose={onClose}
    >
      <AmountInput label={t('apply.amount')} help={t('apply.help.bank')} {...input('amount')} />
      {isWithin(amount, available) && <Preview amount={amount} />}
      <OwnPasswordInput label={t('payee.password')} {...input('password')} />
      {needsCode && (
        <TextInput label={t('payee.code')} {...input('code')} autoComplete="one-time-code" maxLength={20} />
      )}
    </FormDialog>
  );
}

function Preview({ amount }: { amount: string }) {
  return <PriceFacts price={useQuery({ ...apiQuery('/api/store/withdrawPreview', { amount }), retry: false }).data} />;
}
