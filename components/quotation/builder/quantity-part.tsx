'use client';

import { useTranslations } from 'next-intl';
import { useUnits } from '#components/ui/hooks/use-unit-words.ts';
import { maxQuantity } from '#lib/specification/price-selection.ts';
import styles from './builder.module.css';
import { useConfigured } from './configuration.ts';
import { useFaultText } from './fault-text.ts';
import { fieldId } from './field-id.ts';
import { Stepper } from './stepper.tsx';

/** How many. Larger quantities than are priced automatically go to a seller, and that is said before they are sent. */
export function QuantityPart() {
  const t = useTranslations('quotation.builder');
  const units = useUnits();
  const { template, qty, qtyText, setQty, leave } = useConfigured();
  const fault = useFaultText('qty');
  const { minimum_quantity: min, automatic_quantity_max: automatic } = template;
  const unit = units(template.unit_name);
  const isLarge = automatic !== null && qty > automatic;
  return (
    <div data-field="qty" className={styles.field}>
      <label htmlFor={fieldId('qty')} className={styles.question}>
        {t('quantity')}
      </label>
      <span className="wrap-8-12 items-center">
        <Stepper
          id={fieldId('qty')}
          text={qtyText}
          label={t('quantity')}
          min={min}
          max={maxQuantity}
          step={quantityStep(min)}
          onChange={setQty}
          onLeave={() => leave('qty')}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${fieldId('qty')}-note`}
        />
        <span className={styles.unit}>{unit}</span>
        {min > 1 && <span className={styles.range}>{t('fromQuantity', { count: min, unit })}</span>}
      </span>
      <div id={`${fieldId('qty')}-note`} className={`stack-4 text-14 ${styles.notes}`}>
        {fault && <p className="text-error text-14">{fault}</p>}
        {isLarge && <p className={styles.help}>{t('largeQuantity', { count: automatic, unit })}</p>}
      </div>
    </div>
  );
}

function quantityStep(minimum: number): number {
  if (minimum >= 100) return 100;
  return minimum >= 10 ? 10 : 1;
}
