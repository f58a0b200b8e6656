import { useLocale, useTranslations } from 'next-intl';
import type { InvoiceableLimits } from '#lib/api/invoices/member-invoices.ts';
import type { InvoiceObstacle } from '#lib/contract/invoices/obstacles.ts';
import { formatMoney } from '#lib/i18n/money.ts';

/** Why nothing of an order can be invoiced now, with the days and the least amount that the shop has set. */
export function useObstacleWords(): (obstacle: InvoiceObstacle, limits: InvoiceableLimits) => string {
  const t = useTranslations('invoices.obstacles');
  const locale = useLocale();
  return (obstacle, { days, amount }) => t(obstacle, { days, amount: formatMoney(locale, amount) });
}
