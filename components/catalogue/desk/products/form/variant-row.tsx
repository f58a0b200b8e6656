'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OperatorProductDetail } from '#lib/api/catalogue/desk-products.ts';
import { textIn } from '#lib/i18n/texts.ts';
import { CellInput } from './cell-input.tsx';
import { errorAt } from './error-at.ts';
import { type ProductValues, toNumberOrNull } from './form-values.ts';
import { RowTools } from './row-tools.tsx';
import rows from './rows.module.css';

interface VariantRowProps {
  index: number;
  detail: OperatorProductDetail | undefined;
  /** Missing for the only one of a product without options, which has a price and no choice. */
  onRemove: ((index: number) => void) | undefined;
}

export function VariantRow({ index, detail, onRemove }: VariantRowProps) {
  const t = useTranslations('catalogueDesk.product');
  const { register, formState, control } = useFormContext<ProductValues>();
  const name = useVariantName(index);
  const id = useWatch({ control, name: `variants.${index}.id` });
  const at = (field: string) => errorAt(formState.errors, `variants.${index}.${field}`);
  const choice = at('options');
  const reserved = id === undefined ? 0 : (detail?.reserved[id] ?? 0);
  return (
    <fieldset className={rows.variant}>
      <legend className={name ? rows.variantName : 'visually-hidden'}>{name || t('price')}</legend>
      {choice && <ChoiceFault text={choice.message} />}
      <div className={rows.variantFields}>
        <CellInput
          label={t('sku')}
          context={name}
          field={register(`variants.${index}.sku`)}
          error={at('sku')}
          placeholder={t('skuMade')}
          maxLength={40}
        />
        <CellInput
          label={t('priceField')}
          context={name}
          field={register(`variants.${index}.price`)}
          error={at('price')}
          inputMode="decimal"
          isEnd
        />
        <CellInput
          label={t('listPrice')}
          context={name}
          field={register(`variants.${index}.list_price`)}
          error={at('list_price')}
          inputMode="decimal"
          isEnd
        />
        <CellInput
          label={reserved > 0 ? t('stockReserved', { count: reserved }) : t('stock')}
          context={name}
          field={register(`variants.${index}.stock`, { setValueAs: toNumberOrNull })}
          error={at('stock')}
          inputMode="numeric"
          placeholder={t('madeToOrder')}
          isEnd
        />
        {onRemove && <RowTools name={name || t('price')} index={index} count={1} onRemove={onRemove} />}
      </div>
    </fieldset>
  );
}

const ChoiceFault = ({ text }: { text: string | undefined }) => (
  <p className="fault" data-fault tabIndex={-1}>
    {text}
  </p>
);

/** Its values in one line; '' for the only variant. */
function useVariantName(index: number): string {
  const locale = useLocale();
  const { control } = useFormContext<ProductValues>();
  const options = useWatch({ control, name: 'options' });
  const chosen = useWatch({ control, name: `variants.${index}.options` }) ?? {};
  return options
    .map(({ key, values }) => {
      const value = values.find((each) => each.key === chosen[key]);
      return value ? textIn(value.name, locale) || value.key : '—';
    })
    .join(' · ');
}
