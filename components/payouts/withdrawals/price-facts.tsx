import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { formatMoney } from '#lib/i18n/money.ts';

/** Whether something can be said of an amount that somebody is typing: nobody receives more than there is. */
export const isWithin = (text: string, available: string): boolean =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) <= Number(available);

interface PriceFactsProps {
  price: { fee: string; tax: string; net: string } | undefined;
}

/** What the server says would arrive; nothing where nothing would. */
export function PriceFacts({ price }: PriceFactsProps) {
  const t = useTranslations('payouts.price');
  const locale = useLocale();
  if (!price) return null;
  const money = (sum: string) => formatMoney(locale, sum);
  return (
    <FactList
      facts={[
        { key: 'fee', label: t('fee'), value: money(price.fee) },
        ...(price.tax === '0.00' ? [] : [{ key: 'tax', label: t('tax'), value: money(price.tax) }]),
        { key: 'net', label: t('net'), value: <strong>{money(price.net)}</strong> },
      ]}
    />
  );
}
