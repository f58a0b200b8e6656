'use client';

import { useTranslations } from 'next-intl';
import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { maxQuantity } from '#lib/specification/price-selection.ts';
import { Stepper } from '../../builder/stepper.tsx';

interface LineQuantityProps {
  item: QuotationItem;
  text: string;
  onChange: (text: string) => void;
}

/** How many of a line, changed in place. */
export function LineQuantity({ item, text, onChange }: LineQuantityProps) {
  const t = useTranslations('quotation.basket');
  const label = t('quantityOf', { name: item.name });
  const step = item.qty >= 100 && item.qty % 100 === 0 ? 100 : 1;
  return (
    <Stepper
      text={text}
      label={label}
      min={step === 100 ? 100 : 1}
      max={maxQuantity}
      step={step}
      aria-label={label}
      aria-invalid={item.faults.qty ? true : undefined}
      onChange={onChange}
      onLeave={() => undefined}
    />
  );
}
