import { useLocale } from 'next-intl';
import { bcp47 } from '#lib/i18n/bcp47.ts';

/** Writes an amount of an order in its own currency, which need not be that of the shop; nothing where none is known. */
export function useAmounts(currency: string): (amount: string | null) => string {
  const locale = useLocale();
  return (amount) => {
    if (amount === null) return '';
    const decimals = amount.split('.')[1]?.length ?? 0;
    const format = new Intl.NumberFormat(bcp47[locale], {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    return format.format(amount as Intl.StringNumericLiteral);
  };
}
