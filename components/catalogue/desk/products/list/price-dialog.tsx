'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type OperatorProduct, savePrice } from '#lib/api/catalogue/desk-products.ts';
import type { OnlyVariant } from './use-product-columns.tsx';

export interface QuickDialogFor {
  product: OperatorProduct;
  variant: OnlyVariant;
  onClose: () => void;
}

/** Another price of the only variant, from now on. */
export function PriceDialog({ product, variant, onClose }: QuickDialogFor) {
  const t = useTranslations('catalogueDesk.products');
  const ui = useTranslations('ui');
  const { input, frame } = useDecisionForm({
    values: { price: variant.price, list_price: variant.list_price ?? '' },
    fields: ['price', 'list_price'],
    send: (values) => savePrice({ ...values, variant_id: variant.id, version: product.version }),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('priceTitle', { sku: variant.sku })} submit={ui('save')} form={frame} onClose={onClose}>
      <TextInput label={t('price')} {...input('price')} inputMode="decimal" />
      <TextInput label={t('listPrice')} help={t('listPriceHelp')} {...input('list_price')} inputMode="decimal" />
    </FormDialog>
  );
}
