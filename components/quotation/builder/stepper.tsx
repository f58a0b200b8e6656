'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import styles from '#components/ui/form/quantity.module.css';
import { toNumber } from './size/size-text.ts';

interface StepperProps
  extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-label'> {
  text: string;
  /** What is counted, for the names of the buttons. */
  label: string;
  min: number;
  max: number;
  step: number;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** A number one can type or step; steps stay on the grid that begins at the least value. */
export function Stepper({ text, label, min, max, step, onChange, onLeave, ...input }: StepperProps) {
  const t = useTranslations('quotation.builder');
  const value = toNumber(text) ?? min;
  const go = (direction: 1 | -1) => {
    const steps = (value - min) / step;
    const next = direction === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
    const exact = Number((min + next * step).toFixed(6));
    onChange(String(Math.min(Math.max(exact, min), max)));
    onLeave();
  };
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        value={`less-${input.id}`}
        aria-label={t('less', { label })}
        disabled={value <= min}
        onClick={() => go(-1)}
      >
        −
      </button>
      <input
        {...input}
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          go(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <button
        type="button"
        value={`more-${input.id}`}
        aria-label={t('more', { label })}
        disabled={value >= max}
        onClick={() => go(1)}
      >
        +
      </button>
    </span>
  );
}
