'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { maxQuantity } from '#lib/specification/price-selection.ts';
import { Stepper } from '../../builder/stepper.tsx';
import styles from './basket.module.css';
import { isQuantity } from './use-quick-line.ts';

interface LineQuantityProps {
  item: QuotationItem;
  text: string;
  /** Why the server does not keep it. */
  refused: string | undefined;
  onChange: (text: string) => void;
}

/** How many of a line, changed in place. */
export function LineQuantity({ item, text, refused, onChange }: LineQuantityProps) {
  const t = useTranslations('quotation.basket');
  const faults = useTranslations('validation');
  const id = useId();
  const fault = refused ?? (isQuantity(text) ? undefined : faults('specQuantity', { max: maxQuantity }));
  const label = t('quantityOf', { name: item.name });
  const step = item.qty >= 100 && item.qty % 100 === 0 ? 100 : 1;
  return (
    <>
      <Stepper
        text={text}
        label={label}
        min={step === 100 ? 100 : 1}
        max={maxQuantity}
        step={step}
        aria-label={label}
        aria-invalid={item.faults.qty || fault ? true : undefined}
        aria-describedby={fault && id}
        onChange={onChange}
        onLeave={() => undefined}
      />
      {fault && (
        <p id={id} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}
