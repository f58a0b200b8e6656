'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type Payees, savePayee } from '#lib/api/payouts/member-withdrawals.ts';
import { payeeSaveBody } from '#lib/contract/payouts/member-withdrawals.ts';
import { payeeChannels } from '#lib/contract/payouts/records.ts';

const fields = ['channel', 'holder', 'account', 'bank', 'branch', 'password', 'code'] as const;
const values = {
  channel: 'bank' as const,
  holder: '',
  account: '',
  bank: '',
  branch: '',
  password: '',
  code: '',
};

/** Adds an account in the own verified name; the password says that it is its owner who does. */
export function PayeeDialog({ payees, onClose }: { payees: Payees; onClose: () => void }) {
  const t = useTranslations('payouts');
  const form = useDecisionForm({ schema: payeeSaveBody, values, fields, send: savePayee, onDone: onClose });
  const { register, control, watch, errors, frame } = form;
  const channel = watch('channel');
  const bound = (name: 'holder' | 'account' | 'bank' | 'branch') => ({
    label: name === 'account' ? t(`payee.account_${channel}`) : t(`payee.${name}`),
    field: register(name),
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <FormDialog
      title={t('payee.title')}
      text={<p>{t('payee.text', { hours: payees.cooling_hours })}</p>}
      submit={t('payee.submit')}
      form={frame}
      onClose={onClose}
    >
      <ChoiceInput
        label={t('payee.channel')}
        name="channel"
        control={control}
        options={payeeChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
      <TextInput {...bound('holder')} help={t('payee.holderHelp')} maxLength={50} />
      <TextInput {...bound('account')} maxLength={60} />
      {channel === 'bank' && (
        <>
          <TextInput {...bound('bank')} maxLength={60} />
          <TextInput {...bound('branch')} maxLength={100} />
        </>
      )}
      <OwnPasswordInput label={t('payee.password')} field={register('password')} error={errors.password} />
      {payees.needs_code && (
        <TextInput
          label={t('payee.code')}
          field={register('code')}
          error={errors.code}
          autoComplete="one-time-code"
          maxLength={20}
        />
      )}
    </FormDialog>
  );
}
