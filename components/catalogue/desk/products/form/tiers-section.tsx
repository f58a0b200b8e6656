'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { CellInput } from './cell-input.tsx';
import { errorAt } from './error-at.ts';
import { type ProductValues, toNumberOrNull } from './form-values.ts';
import { RowTools } from './row-tools.tsx';
import rows from './rows.module.css';

/** The unit price from a quantity on. */
export function TiersSection() {
  const t = useTranslations('catalogueDesk.product');
  const { control, register, formState, getValues } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'tiers', keyName: 'row' });
  const add = () => {
    const last = getValues('tiers').at(-1)?.from_quantity ?? 0;
    append({ from_quantity: Math.max(10, last * 2), price: '' });
  };
  return (
    <Panel title={t('tiers')} text={t('tiersHelp')}>
      <div className="stack-16">
        {fields.map((field, index) => (
          <div key={field.row} className={rows.line}>
            <CellInput
              label={t('fromQuantity')}
              field={register(`tiers.${index}.from_quantity`, { setValueAs: toNumberOrNull })}
              error={errorAt(formState.errors, `tiers.${index}.from_quantity`)}
              inputMode="numeric"
              isEnd
            />
            <CellInput
              label={t('unitPrice')}
              field={register(`tiers.${index}.price`)}
              error={errorAt(formState.errors, `tiers.${index}.price`)}
              inputMode="decimal"
              isEnd
            />
            <RowTools name={t('tierNumber', { number: index + 1 })} index={index} count={1} onRemove={remove} />
          </div>
        ))}
        <Button look="secondary" size="small" className="justify-self-start" onClick={add}>
          {t('addTier')}
        </Button>
      </div>
    </Panel>
  );
}
