'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { VoucherFile } from '#components/work/files/voucher-file.tsx';
import { useFieldFault } from '#components/work/forms/use-field-fault.ts';
import { type DeskWithdrawal, recordPayout } from '#lib/api/payouts/desk-withdrawals.ts';
import { operatorWithdrawalPaidBody } from '#lib/contract/payouts/desk-withdrawals.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { accountText } from '../../account-text.ts';

interface PaidDialogProps {
  withdrawal: DeskWithdrawal;
  onClose: () => void;
}

/** The bank has taken the transfer: what can it be found by, and what shows it? */
export function PaidDialog({ withdrawal: { no, net, channel, bank, account }, onClose }: PaidDialogProps) {
  const t = useTranslations('payoutsDesk');
  const locale = useLocale();
  const { input, setValue, errors, frame } = useDecisionForm({
    schema: operatorWithdrawalPaidBody,
    values: { no, reference: '', attachment: '' },
    fields: ['reference', 'attachment'],
    send: recordPayout,
    onDone: onClose,
  });
  const place = accountText(bank || t(`channels.${channel}`), account);
  const fault = useFieldFault(errors.attachment);
  return (
    <FormDialog
      title={t('titles.paid', { no })}
      text={<p>{t('texts.paid', { amount: formatMoney(locale, net), account: place })}</p>}
      submit={t('decisions.paid')}
      form={frame}
      onClose={onClose}
    >
      <TextInput
        label={t('reference')}
        help={t('referenceHelp')}
        {...input('reference')}
        autoComplete="off"
        maxLength={64}
      />
      <VoucherFile
        error={fault}
        onChange={(url) => setValue('attachment', url, { shouldDirty: true, shouldValidate: url !== '' })}
      />
    </FormDialog>
  );
}
