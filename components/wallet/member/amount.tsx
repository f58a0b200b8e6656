'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '#lib/i18n/money.ts';
import { withSign } from '#lib/i18n/signed-amount.ts';
import styles from './amount.module.css';

interface AmountProps {
  unit: 'CNY' | 'PT';
  /** Yuan with two decimals, or whole points. */
  value: string;
}

/** How an amount of a unit is written; points name themselves, so that nobody takes them for money. */
export function useAmount(): (amount: AmountProps) => string {
  const t = useTranslations('wallet');
  const locale = useLocale();
  return ({ unit, value }) => (unit === 'CNY' ? formatMoney(locale, value) : t('points', { count: Number(value) }));
}

/** What came or went: the sign says it, and the colour helps (contract §6). */
export function SignedAmount({ unit, value }: AmountProps) {
  const write = useAmount();
  const isIn = !value.startsWith('-');
  return (
    <span className={isIn ? styles.in : styles.out}>{withSign(value, (size) => write({ unit, value: size }))}</span>
  );
}
