'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { saveStock } from '#lib/api/catalogue/desk-products.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import type { QuickDialogFor } from './price-dialog.tsx';
import { QuickDialog } from './quick-dialog.tsx';

/** What is counted in the store room, and why it differs. */
export function StockDialog({ variant, onDone, onClose }: QuickDialogFor) {
  const t = useTranslations('catalogueDesk.products');
  const form = useForm({ defaultValues: { stock: String(variant.stock ?? ''), reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ stock, reason }) => {
    try {
      const count = stock.trim() === '' ? null : Number(stock);
      await saveStock({ variant_id: variant.id, stock: count, stock_was: variant.stock, reason });
      onDone();
    } catch (error) {
      showFailure(error, form.setError, ['stock', 'reason']);
    }
  });
  return (
    <QuickDialog
      title={t('stockTitle', { sku: variant.sku })}
      isBusy={isSubmitting}
      alert={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('stockOnHand')}
        help={t('stockHelp', { reserved: variant.reserved })}
        field={form.register('stock')}
        error={errors.stock}
        inputMode="numeric"
      />
      <TextInput label={t('reason')} help={t('reasonHelp')} field={form.register('reason')} error={errors.reason} />
    </QuickDialog>
  );
}
