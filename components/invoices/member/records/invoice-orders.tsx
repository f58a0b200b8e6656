'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { MemberInvoice } from '#lib/api/invoices/member-invoices.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../invoices.module.css';

/** The orders an invoice is of, and what it takes the place of. */
export function InvoiceOrders({ invoice }: { invoice: MemberInvoice }) {
  const t = useTranslations('invoices.info');
  const locale = useLocale();
  const { replaces, replaced_by: replacedBy } = invoice;
  const linkTo = (no: string) => <PageLink href={userPath('account/invoice/info', { no })}>{no}</PageLink>;
  const related = [
    ...(replaces ? [{ key: 'replaces', label: t('replaces'), value: linkTo(replaces) }] : []),
    ...(replacedBy ? [{ key: 'replacedBy', label: t('replacedBy'), value: linkTo(replacedBy) }] : []),
  ];
  return (
    <Panel title={t('orders')}>
      <div className="stack-16">
        <ul className={`stack-8 ${styles.sources}`}>
          {invoice.orders.map(({ no, amount }) => (
            <li key={no}>
              <PageLink href={orderPaths.order(no)}>{no}</PageLink>
              <span>{formatMoney(locale, amount)}</span>
            </li>
          ))}
        </ul>
        {related.length > 0 && <FactList facts={related} />}
      </div>
    </Panel>
  );
}
