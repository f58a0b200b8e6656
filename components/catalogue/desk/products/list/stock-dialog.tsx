'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { saveStock } from '#lib/api/catalogue/desk-products.ts';
import type { QuickDialogFor } from './price-dialog.tsx';

/** What is counted in the store room, and why it differs. */
export function StockDialog({ variant, onClose }: QuickDialogFor) {
  const t = useTranslations('catalogueDesk.products');
  const ui = useTranslations('ui');
  const { input, frame } = useDecisionForm({
    values: { stock: String(variant.stock ?? ''), reason: '' },
    fields: ['stock', 'reason'],
    send: ({ stock, reason }) => {
      const count = stock.trim() === '' ? null : Number(stock);
      return saveStock({ variant_id: variant.id, stock: count, stock_was: variant.stock, reason });
    },
    onDone: onClose,
  });
  return (
    <FormDialog title={t('stockTitle', { sku: variant.sku })} submit={ui('save')} form={frame} onClose={onClose}>
      <TextInput
        label={t('stockOnHand')}
        help={t('stockHelp', { reserved: variant.reserved })}
        {...input('stock')}
        inputMode="numeric"
      />
      <TextInput label={t('reason')} help={t('reasonHelp')} {...input('reason')} />
    </FormDialog>
  );
}
