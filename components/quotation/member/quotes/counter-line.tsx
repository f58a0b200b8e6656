'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { maxQuantity } from '#lib/specification/price-selection.ts';
import fields from '../../builder/builder.module.css';
import { Stepper } from '../../builder/stepper.tsx';
import counter from './counter-form.module.css';
import type { CounterFault, CounterValues } from './counter-values.ts';
import styles from './quotes.module.css';

export const counterId = ({ line, field }: CounterFault) => `counter-${field}-${line}`;

interface CounterLineProps {
  item: QuotationItem;
  value: CounterValues[string];
  fault: CounterFault | undefined;
  onChange: (value: CounterValues[string]) => void;
}

/** One line of the offer with the quantity and the price one would take it at. */
export function CounterLine({ item, value, fault, onChange }: CounterLineProps) {
  const t = useTranslations('quotation.counter');
  const locale = useLocale();
  const { unit_price: each, amount } = item;
  const offered =
    each === null
      ? t('offeredLot', { amount: formatMoney(locale, amount) })
      : t('offered', { amount: formatMoney(locale, each) });
  const qtyId = counterId({ line: item.line_key, field: 'qty' });
  const targetId = counterId({ line: item.line_key, field: 'target' });
  return (
    <div className={counter.counterRow}>
      <span className="self-center min-w-0">
        {item.name}
        <span className={styles.note}> {offered}</span>
      </span>
      <span className="stack-4 text-12">
        <label htmlFor={qtyId}>{t('qty')}</label>
        <Stepper
          id={qtyId}
          text={value.qtyText}
          label={t('qty')}
          min={1}
          max={maxQuantity}
          step={1}
          aria-invalid={fault?.field === 'qty' || undefined}
          aria-describedby={`${targetId}-note`}
          onChange={(qtyText) => onChange({ ...value, qtyText })}
          onLeave={() => undefined}
        />
      </span>
      <span className="stack-4 text-12">
        <label htmlFor={targetId}>{t('target')}</label>
        <input
          id={targetId}
          className={fields.text}
          inputMode="decimal"
          autoComplete="off"
          value={value.target}
          aria-invalid={fault?.field === 'target' || undefined}
          aria-describedby={`${targetId}-note`}
          onChange={({ target }) => onChange({ ...value, target: target.value })}
        />
      </span>
      <p id={`${targetId}-note`} className="text-error text-14" hidden={!fault}>
        {fault && t(`faults.${fault.field}`)}
      </p>
    </div>
  );
}
