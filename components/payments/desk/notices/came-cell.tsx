import { useLocale, useTranslations } from 'next-intl';
import type { PaymentNotice } from '#lib/api/wallet/desk-money.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { writeNoticeAmount } from './notice-amount.ts';

/** What came, and beside it what was due where that is another sum. */
export function CameCell({ notice }: { notice: PaymentNotice }) {
  const t = useTranslations('paymentsDesk.compared');
  const locale = useLocale();
  const came = writeNoticeAmount(locale, notice);
  const { due } = notice;
  if (!due || due.difference === '0.00') return came;
  return (
    <span className="inline-stack-2 justify-items-end text-end">
      {came}
      <span className="fault whitespace-normal">{t('dueWas', { amount: formatMoney(locale, due.amount) })}</span>
    </span>
  );
}
