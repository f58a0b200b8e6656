'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OperatorProductDetail } from '#lib/api/catalogue/desk-products.ts';
import { combineVariants, countCombinations } from './combine-variants.ts';
import { errorAt } from './error-at.ts';
import styles from './form.module.css';
import type { ProductValues } from './form-values.ts';
import { VariantRow } from './variant-row.tsx';

const maxVariants = 400;

/** Prices, stock and SKU of what is sold: one row without options, one for each combination with them. */
export function VariantsSection({ detail }: { detail: OperatorProductDetail | undefined }) {
  const t = useTranslations('catalogueDesk.product');
  const { control, getValues, formState } = useFormContext<ProductValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'variants', keyName: 'row' });
  const options = useWatch({ control, name: 'options' });
  const pending = countCombinations(options);
  const error = errorAt(formState.errors, 'variants');
  const isOnlyOne = options.length === 0 && fields.length === 1;
  const generate = () => {
    const { variants, slug } = getValues();
    replace(combineVariants(getValues('options'), variants, variants[0]?.sku || slug || 'SKU'));
  };
  const add = () => append({ sku: '', options: {}, price: '', list_price: '', stock: null });
  return (
    <Panel
      title={t(options.length > 0 ? 'variants' : 'price')}
      text={t(options.length > 0 ? 'variantsHelp' : 'priceHelp')}
      actions={
        options.length > 0 && (
          <Button look="secondary" size="small" disabled={pending === 0 || pending > maxVariants} onClick={generate}>
            {t('generate', { count: pending })}
          </Button>
        )
      }
    >
      <div className="stack-16">
        {error && (
          <p role="alert" className="fault" data-fault tabIndex={-1}>
            {error.message}
          </p>
        )}
        {pending > maxVariants && <p className="fault">{t('tooManyVariants', { max: maxVariants })}</p>}
        {options.length > 0 && pending !== fields.length && pending <= maxVariants && (
          <p className={`text-ink-2 text-14 ${styles.hint}`}>
            {t('variantsMissing', { there: fields.length, count: pending })}
          </p>
        )}
        {fields.map((field, index) => (
          <VariantRow key={field.row} index={index} detail={detail} onRemove={isOnlyOne ? undefined : remove} />
        ))}
        {fields.length === 0 && options.length === 0 && (
          <Button look="secondary" size="small" className="justify-self-start" onClick={add}>
            {t('addPrice')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
