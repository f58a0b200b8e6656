import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import styles from '#components/work/money/money.module.css';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { DecidedTransfer } from './transfer-sides.ts';

/** What is due, and what came of it in another amount and waits for a decision. */
export function DueCell({ transfer: { amount, open_notice: open } }: { transfer: DecidedTransfer }) {
  const t = useTranslations('paymentsDesk.received');
  const locale = useLocale();
  const maySee = useHeldNode()('operator/payment/notices');
  if (!open) return formatMoney(locale, amount);
  const came = t('cameOther', { amount: formatMoney(locale, open.amount) });
  return (
    <span className="inline-stack-2 justify-items-end text-end">
      {formatMoney(locale, amount)}
      <span className={styles.note}>
        {maySee ? <PageLink href={userPath('desk/notices', { id: open.id })}>{came}</PageLink> : came}
      </span>
    </span>
  );
}
