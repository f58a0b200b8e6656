'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { FormDialog } from '#components/ui/form-dialog.tsx';
import { releaseRefund } from '#lib/api/aftersales/desk-cases.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { requiredText } from '#lib/contract/fields.ts';
import { useCaseForm } from './use-case-form.ts';

const releaseForm = z.object({ reason: requiredText(200) });

interface ReleaseDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** An operator pays back what waits for a red letter, whatever becomes of that. */
export function ReleaseDialog({ record: { no }, onClose }: ReleaseDialogProps) {
  const t = useTranslations('aftersalesStore.actions.release');
  const { register, errors, frame } = useCaseForm({
    draft: `case-release:${no}`,
    schema: releaseForm,
    values: { reason: '' },
    fields: ['reason'],
    send: ({ reason }) => releaseRefund({ no, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      <TextInput
        label={t('reason')}
        help={t('reasonHelp')}
        field={register('reason')}
        error={errors.reason}
        maxLength={200}
        autoComplete="off"
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}
