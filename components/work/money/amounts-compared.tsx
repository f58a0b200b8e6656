import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '#lib/i18n/money.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';
import styles from './money.module.css';

interface AmountsComparedProps {
  due: string;
  /** What came, as a sentence or an amount. */
  came: { label: string; text: string };
  /** What came less what is due; null where the two cannot be compared. */
  difference: string | null;
}

/** What was asked for, what came, and how far they are apart. */
export function AmountsCompared({ due, came, difference }: AmountsComparedProps) {
  const t = useTranslations('paymentsDesk.compared');
  const locale = useLocale();
  const fen = difference === null ? 0 : fenOf(difference);
  const size = formatMoney(locale, fromFen(Math.abs(fen)));
  return (
    <dl className={styles.compared}>
      <div>
        <dt>{t('due')}</dt>
        <dd>{formatMoney(locale, due)}</dd>
      </div>
      <div>
        <dt>{came.label}</dt>
        <dd>{came.text}</dd>
      </div>
      <div>
        <dt>{t('difference')}</dt>
        <dd data-differs={difference === null || fen !== 0}>
          {difference === null
            ? t('otherCurrency')
            : t(fen === 0 ? 'none' : fen < 0 ? 'less' : 'more', { amount: size })}
        </dd>
      </div>
    </dl>
  );
}
