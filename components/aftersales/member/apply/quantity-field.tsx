'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import quantity from '#components/ui/form/quantity.module.css';
import type { ApplyFaults } from './apply-faults.ts';
import { type OfferedLine, piecesOf } from './apply-values.ts';

interface QuantityFieldProps {
  line: OfferedLine;
  most: number;
  text: string;
  fault: ApplyFaults['qty'][number] | undefined;
  /** What the server said of it. */
  refused: string | undefined;
  onChange: (text: string) => void;
}

/** How many of a line: typed, or stepped between one and as many as there are. */
export function QuantityField({ line, most, text, fault, refused, onChange }: QuantityFieldProps) {
  const t = useTranslations('aftersalesMember.apply');
  const format = useFormatter();
  const id = useId();
  const { name } = line;
  const qty = piecesOf(text) ?? 0;
  const wrong = fault ? t(`faults.qty.${fault}`, { most: format.number(most) }) : refused;
  const go = (next: number) => onChange(String(Math.min(Math.max(next, 1), most)));
  return (
    <div className={`wrap-8-12 items-center ${quantity.field}`}>
      <label htmlFor={id}>{t('qty')}</label>
      <span className={quantity.stepper}>
        <button type="button" aria-label={t('fewer', { name })} disabled={qty <= 1} onClick={() => go(qty - 1)}>
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={text}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.value)}
        />
        <button type="button" aria-label={t('more', { name })} disabled={qty >= most} onClick={() => go(qty + 1)}>
          +
        </button>
      </span>
      <span id={`${id}-note`} className={wrong ? 'fault' : 'text-ink-2 text-14'}>
        {wrong ?? t('most', { most: format.number(most) })}
      </span>
    </div>
  );
}
