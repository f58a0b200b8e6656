import { useLocale } from 'next-intl';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import { formatMoney } from '#lib/i18n/money.ts';

/** Writes an amount of an order in its own currency, which need not be that of the shop; nothing where none is known. */
export function useAmounts(currency: string): (amount: string | null) => string {
  const locale = useLocale();
  return (amount) => {
    if (amount === null) return '';
    if (currency === 'CNY') return formatMoney(locale, amount);
    const decimals = amount.split('.')[1]?.length ?? 0;
    const format = new Intl.NumberFormat(bcp47[locale], {
      style: 'currency',
      currency,
      // Its sign may be that of another one: ¥ is of two.
      currencyDisplay: 'code',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    return format.format(amount as Intl.StringNumericLiteral);
  };
}
