'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { FormDialog } from '#components/ui/form-dialog.tsx';
import { refundInstead } from '#lib/api/aftersales/seller-cases.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { requiredText } from '#lib/contract/fields.ts';
import { useCaseFrame } from '../detail/case-frame.ts';
import { useCaseForm } from './use-case-form.ts';

const refundForm = z.object({ reason: requiredText(500) });

interface RefundInsteadDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** Money in place of a replacement that cannot be had any more. */
export function RefundInsteadDialog({ record: { no }, onClose }: RefundInsteadDialogProps) {
  const t = useTranslations('aftersalesStore.actions.refund_instead');
  const { side } = useCaseFrame();
  const { register, errors, frame } = useCaseForm({
    draft: `case-refund:${no}`,
    schema: refundForm,
    values: { reason: '' },
    fields: ['reason'],
    send: ({ reason }) => refundInstead(side, { no, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      <TextInput
        label={t('reason')}
        help={t('reasonHelp')}
        field={register('reason')}
        error={errors.reason}
        maxLength={500}
        autoComplete="off"
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}
