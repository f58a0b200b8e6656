'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { type OperatorProduct, savePrice } from '#lib/api/catalogue/desk-products.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { QuickDialog } from './quick-dialog.tsx';
import type { OnlyVariant } from './use-product-columns.tsx';

export interface QuickDialogFor {
  product: OperatorProduct;
  variant: OnlyVariant;
  onDone: () => void;
  onClose: () => void;
}

/** Another price of the only variant, from now on. */
export function PriceDialog({ product, variant, onDone, onClose }: QuickDialogFor) {
  const t = useTranslations('catalogueDesk.products');
  const form = useForm({ defaultValues: { price: variant.price, list_price: variant.list_price ?? '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await savePrice({ ...values, variant_id: variant.id, version: product.version });
      onDone();
    } catch (error) {
      showFailure(error, form.setError, ['price', 'list_price']);
    }
  });
  return (
    <QuickDialog
      title={t('priceTitle', { sku: variant.sku })}
      isBusy={isSubmitting}
      alert={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput label={t('price')} field={form.register('price')} error={errors.price} inputMode="decimal" />
      <TextInput
        label={t('listPrice')}
        help={t('listPriceHelp')}
        field={form.register('list_price')}
        error={errors.list_price}
        inputMode="decimal"
      />
    </QuickDialog>
  );
}
