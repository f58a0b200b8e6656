'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { VoucherFile } from '#components/work/files/voucher-file.tsx';
import { useFieldFault } from '#components/work/forms/use-field-fault.ts';
import { userLookup } from '#lib/api/wallet/desk-money.ts';
import { useProposal } from './use-proposal.ts';

/** Puts a correction before another operator, with the paper that says why. */
export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('paymentsDesk.adjustments');
  const { register, control, errors, frame, setAttachment } = useProposal(onClose);
  const attachmentFault = useFieldFault(errors.attachment);
  return (
    <FormDialog
      title={t('proposeTitle')}
      text={<p>{t('proposeText')}</p>}
      submit={t('proposeConfirm')}
      form={frame}
      onClose={onClose}
    >
      <LookupInput
        label={t('userId')}
        help={t('userIdHelp')}
        name="user_id"
        control={control}
        lookup={userLookup}
        none=""
      />
      <ChoiceInput
        label={t('unit')}
        name="unit"
        control={control}
        options={(['CNY', 'PT'] as const).map((value) => ({ value, label: t(`units.${value}`) }))}
      />
      <TextInput
        label={t('change')}
        help={t('changeHelp')}
        field={register('amount')}
        error={errors.amount}
        autoComplete="off"
        maxLength={13}
      />
      <TextInput
        label={t('reason')}
        help={t('reasonHelp')}
        field={register('reason')}
        error={errors.reason}
        autoComplete="off"
        maxLength={200}
      />
      <VoucherFile label={t('document')} error={attachmentFault} onChange={setAttachment} />
    </FormDialog>
  );
}
