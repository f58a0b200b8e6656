'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { saveSmallRefund } from '#lib/api/aftersales/seller-cases.ts';
import { storeAftersaleLimit } from '#lib/contract/aftersales/store-cases.ts';

/** Up to which amount refunds may be approved together. */
export function LimitDialog({ limit, onClose }: { limit: string; onClose: () => void }) {
  const t = useTranslations('aftersalesStore.limit');
  const { input, frame } = useDecisionForm({
    schema: storeAftersaleLimit.body,
    values: { small_refund: limit },
    fields: ['small_refund'],
    send: ({ small_refund: amount }) => saveSmallRefund(amount),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      <AmountInput label={t('amount')} help={t('help')} {...input('small_refund')} />
    </FormDialog>
  );
}
