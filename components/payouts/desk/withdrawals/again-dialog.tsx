'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { VoucherFile } from '#components/work/files/voucher-file.tsx';
import { useFieldFault } from '#components/work/forms/use-field-fault.ts';
import { type DeskWithdrawal, payAgain } from '#lib/api/payouts/desk-withdrawals.ts';
import { againTargets, operatorWithdrawalAgainBody } from '#lib/contract/payouts/desk-withdrawals.ts';
import { formatMoney } from '#lib/i18n/money.ts';

interface AgainDialogProps {
  withdrawal: DeskWithdrawal;
  onClose: () => void;
}

const values = { to: 'same' as const, account: '', bank: '', branch: '', attachment: '', reason: '' };

/** It came back, and its owner is gone: where does it go now, and who says so? */
export function AgainDialog({ withdrawal: { no, amount }, onClose }: AgainDialogProps) {
  const t = useTranslations('payoutsDesk');
  const locale = useLocale();
  const form = useAgainForm(no, onClose);
  const { register, control, watch, errors, frame } = form;
  return (
    <FormDialog
      title={t('titles.again', { no })}
      text={<p>{t('texts.again', { amount: formatMoney(locale, amount) })}</p>}
      submit={t('decisions.again')}
      form={frame}
      onClose={onClose}
    >
      <ChoiceInput
        label={t('again.to')}
        name="to"
        control={control}
        options={againTargets.map((value) => ({ value, label: t(`again.${value}`) }))}
      />
      {watch('to') === 'other' && <OtherAccount form={form} />}
      <TextInput
        label={t('again.reason')}
        help={t('again.reasonHelp')}
        field={register('reason')}
        error={errors.reason}
        autoComplete="off"
        maxLength={200}
      />
    </FormDialog>
  );
}

function useAgainForm(no: string, onDone: () => void) {
  return useDecisionForm({
    schema: operatorWithdrawalAgainBody,
    values: { ...values, no },
    fields: ['to', 'account', 'bank', 'branch', 'attachment', 'reason'],
    send: payAgain,
    onDone,
  });
}

const accountFields = [
  ['account', 60],
  ['bank', 60],
  ['branch', 100],
] as const;

/** An account that somebody else names, and what shows that it may be paid to. */
function OtherAccount({ form: { register, setValue, errors } }: { form: ReturnType<typeof useAgainForm> }) {
  const t = useTranslations('payoutsDesk.again');
  const fault = useFieldFault(errors.attachment);
  return (
    <>
      {accountFields.map(([name, maxLength]) => (
        <TextInput
          key={name}
          label={t(name)}
          field={register(name)}
          error={errors[name]}
          autoComplete="off"
          maxLength={maxLength}
        />
      ))}
      <VoucherFile
        label={t('evidence')}
        error={fault}
        onChange={(url) => setValue('attachment', url, { shouldDirty: true, shouldValidate: url !== '' })}
      />
    </>
  );
}
