'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useUnits } from '#components/ui/hooks/use-unit-words.ts';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';
import styles from './offer.module.css';
import type { OfferFaults } from './offer-body.ts';
import type { LineChange } from './offer-changes.ts';
import { OfferField } from './offer-field.tsx';
import { amountOf } from './offer-sums.ts';
import type { OfferLine } from './offer-values.ts';

export interface LineProps {
  line: OfferLine;
  faults: OfferFaults;
  change: LineChange | undefined;
  onChange: (line: OfferLine) => void;
}

interface LineFieldsProps extends LineProps {
  unit: Unit;
  /** What the list asks for all of it. */
  listed?: string | undefined;
}

/** Price of one, how many, what that comes to, and a word about it. */
export function LineFields({ line, unit, listed, faults, change, onChange }: LineFieldsProps) {
  const t = useTranslations('quotationStore.offer');
  const units = useUnits();
  const locale = useLocale();
  return (
    <div className="stack-12 content-start grid-cols-2">
      <OfferField
        field={`price:${line.key}`}
        label={t('price', { unit: units(unit) })}
        type="decimal"
        value={line.price}
        faults={faults}
        before={change?.price && formatMoney(locale, change.price)}
        onChange={(price) => onChange({ ...line, price })}
      />
      <OfferField
        field={`qty:${line.key}`}
        label={t('qty', { unit: units(unit) })}
        type="whole"
        value={line.qty}
        faults={faults}
        before={change?.qty}
        onChange={(qty) => onChange({ ...line, qty })}
      />
      <Amount line={line} listed={listed} />
      <OfferField
        field={`note:${line.key}`}
        label={t('lineNote')}
        value={line.note}
        maxLength={500}
        isWide
        faults={faults}
        onChange={(note) => onChange({ ...line, note })}
      />
    </div>
  );
}

/** What the line comes to, and how that stands to the list. */
function Amount({ line, listed }: Pick<LineFieldsProps, 'line' | 'listed'>) {
  const t = useTranslations('quotationStore.offer');
  const locale = useLocale();
  const amount = amountOf(line);
  if (amount === undefined) return <p className="wrap-4-12 items-baseline col-span-full">{t('noAmount')}</p>;
  const list = listed ? fenOf(listed) : 0;
  const percent = list > 0 ? Math.round(((amount - list) / list) * 1000) / 10 : 0;
  return (
    <p className="wrap-4-12 items-baseline col-span-full">
      <strong>{formatMoney(locale, fromFen(amount))}</strong>
      {percent !== 0 && (
        <span className={styles.help}>{t(percent < 0 ? 'below' : 'above', { percent: Math.abs(percent) })}</span>
      )}
    </p>
  );
}
