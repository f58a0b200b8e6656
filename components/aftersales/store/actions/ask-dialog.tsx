'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { writeToCaseCustomer } from '#lib/api/aftersales/seller-cases.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { requiredText } from '#lib/contract/fields.ts';
import { useCaseFrame } from '../case-frame.ts';
import { useCaseForm } from './use-case-form.ts';

const askForm = z.object({ text: requiredText(1000) });

interface AskDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** Asks the customer for pictures or facts that are missing. */
export function AskDialog({ record: { no }, onClose }: AskDialogProps) {
  const t = useTranslations('aftersalesStore.actions.ask');
  const { side } = useCaseFrame();
  const { input, frame } = useCaseForm({
    draft: `case-ask:${no}`,
    schema: askForm,
    values: { text: '' },
    fields: ['text'],
    send: ({ text }) => writeToCaseCustomer(side, { no, text, is_request: true }),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      <TextInput
        label={t('label')}
        help={t('help')}
        {...input('text')}
        maxLength={1000}
        autoComplete="off"
        multiline
        minRows={3}
      />
    </FormDialog>
  );
}
