'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Panel } from '#components/ui/page/panel.tsx';
import { useUnitOptions } from '#components/work/forms/use-unit-options.ts';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { errorAt } from './error-at.ts';
import { FloorInput } from './floor-input.tsx';
import styles from './form.module.css';
import { type ProductValues, toNumberOrNull } from './form-values.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** How it reaches the customer, how much of it and how soon; and how far sellers may go down. */
export function DeliverySection() {
  const t = useTranslations('catalogueDesk.product');
  const { register, formState, watch } = useFormContext<ProductValues>();
  const units = useUnitOptions(watch('unit'));
  const at = (field: string) => errorAt(formState.errors, field);
  const ways = fulfilments.filter((way) => (watch('kind') === 'service') === (way === 'service'));
  const figure = (name: 'minimum_quantity' | 'lead_days_min' | 'lead_days_max') => ({
    field: register(name, { setValueAs: toNumberOrNull }),
    error: at(name),
    inputMode: 'numeric' as const,
  });
  return (
    <Panel title={t('delivery')}>
      <div className={styles.grid}>
        <SelectField
          label={t('fulfilment')}
          field={register('fulfilment')}
          error={at('fulfilment')}
          options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
        />
        <SelectField label={t('unit')} field={register('unit')} error={at('unit')} options={units} />
        <TextField label={t('minimumQuantity')} {...figure('minimum_quantity')} />
        <TextField label={t('leadDaysMin')} {...figure('lead_days_min')} />
        <TextField label={t('leadDaysMax')} {...figure('lead_days_max')} />
        <FloorInput />
      </div>
    </Panel>
  );
}
