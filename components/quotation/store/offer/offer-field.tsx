'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { findWords } from '#lib/i18n/find-words.ts';
import fields from '../../builder/builder.module.css';
import styles from './offer.module.css';
import type { OfferField as FieldName, OfferFaults } from './offer-body.ts';

/** Of the input that a fault belongs to. */
export const offerFieldId = (field: FieldName) => `offer-${field.replace(':', '-')}`;

/** Takes the focus to the first field at fault, in the order of the page. */
export function focusFault(faults: OfferFaults): void {
  const ids = new Set(Object.keys(faults).map((field) => offerFieldId(field as FieldName)));
  // The fields learn of their faults first.
  requestAnimationFrame(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[id^="offer-"]')];
    all.find(({ id }) => ids.has(id))?.focus();
  });
}

interface OfferFieldProps {
  field: FieldName;
  label: string;
  value: string;
  onChange: (value: string) => void;
  faults: OfferFaults;
  /** What the offer before said, where that was something else. */
  before?: ReactNode;
  /** Behind the input: a unit, or a button. */
  after?: ReactNode;
  help?: ReactNode;
  type?: 'text' | 'date' | 'decimal' | 'whole' | 'lines';
  maxLength?: number;
  isWide?: boolean;
}

/** One field of an offer: label above; below what is wrong, or what it was before. */
export function OfferField({ field, label, value, onChange, faults, ...looks }: OfferFieldProps) {
  const { before, after, help, type = 'text', maxLength, isWide } = looks;
  const id = offerFieldId(field);
  const fault = useFaultText(faults[field], maxLength);
  const shared = {
    id,
    value,
    maxLength,
    className: fields.text,
    'aria-invalid': fault !== undefined || undefined,
    'aria-describedby': `${id}-note`,
  };
  return (
    <div className={`stack-4 content-start min-w-0 ${styles.field} ${isWide ? 'col-span-full' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <span className={`row-8 items-center ${styles.input}`}>
        {type === 'lines' ? (
          <textarea {...shared} rows={3} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <input
            {...shared}
            type={type === 'date' ? 'date' : 'text'}
            inputMode={type === 'decimal' ? 'decimal' : type === 'whole' ? 'numeric' : undefined}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {after}
      </span>
      <span id={`${id}-note`} className={`stack-4 justify-items-start ${styles.notes}`}>
        {fault && <span className="text-error text-14">{fault}</span>}
        {before !== undefined && <Before>{before}</Before>}
        {help && <span className={styles.help}>{help}</span>}
      </span>
    </div>
  );
}

function Before({ children }: { children: ReactNode }) {
  const t = useTranslations('quotationStore.offer');
  return <span className={styles.before}>{t('before', { value: children as string })}</span>;
}

/** A sentence of the server, or the words for a key; some mean something else in an offer. */
export function useFaultText(fault: OfferFaults[FieldName], maxLength = 999_999): string | undefined {
  const t = useTranslations('validation');
  const own = useTranslations('quotationStore.offer.faults');
  if (!fault) return undefined;
  if ('text' in fault) return fault.text;
  const { key } = fault;
  return findWords(own, key) ?? findWords(t, key, { min: 1, max: maxLength }) ?? t('invalid');
}
