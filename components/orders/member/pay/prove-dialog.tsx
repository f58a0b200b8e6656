'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { Price } from '#components/ui/facts/price.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { CheckoutGroup } from '#lib/api/orders/member-pay.ts';
import type { PayChoice } from './use-pay.ts';

interface ProveDialogProps {
  kind: CheckoutGroup['balance_proof'];
  choice: PayChoice;
}

/** Asks once more before the balance pays: what goes, and for whatever the shop wants to know first. */
export function ProveDialog({ kind, choice: { proving, isPending } }: ProveDialogProps) {
  const t = useTranslations('orders.pay.prove');
  const locale = useLocale();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { proof: '' } });
  const isField = kind !== 'confirmed_amount';
  const refused = proving.fault && isField ? { type: 'server', message: proving.fault } : undefined;
  const input = {
    label: t(kind === 'code' ? 'code' : 'password'),
    field: register('proof', { required: isField ? 'required' : false }),
    error: formState.errors.proof ?? refused,
  };
  const form = {
    submit: handleSubmit(({ proof }) => proving.send(isField ? proof : proving.amount)),
    isSubmitting: isPending,
    alert: isField ? undefined : proving.fault,
  };
  return (
    <FormDialog title={t('title')} submit={t('submit')} isAccent form={form} onClose={proving.close}>
      <p className="text-accent">
        <Price locale={locale} amount={proving.amount} size="large" />
      </p>
      <p>{t('text')}</p>
      {kind === 'password' && <OwnPasswordInput {...input} />}
      {kind === 'code' && <TextInput {...input} autoComplete="one-time-code" maxLength={32} />}
    </FormDialog>
  );
}
