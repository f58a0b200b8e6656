'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { ContentLink } from '#components/work/content-link.tsx';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './order.module.css';

/** The offer it came from, and the invoice that is requested. */
export function DocumentsPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail');
  const { quotation_no: quotation, invoice } = order;
  const isUnpaid = order.pay_time === null;
  return (
    <Panel title={t('papers')}>
      <dl className={`stack-12 text-14 ${styles.pairs}`}>
        {quotation && (
          <div>
            <dt>{t('quotation')}</dt>
            <dd>
              <PageLink href={orderPaths.quotation(quotation)}>{quotation}</PageLink>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('invoice')}</dt>
          <dd>
            {invoice ? (
              <>
                {t(`invoiceKinds.${invoice.kind}`)}
                <br />
                {invoice.title}
                {invoice.tax_no && (
                  <>
                    <br />
                    {t('taxNo', { no: invoice.tax_no })}
                  </>
                )}
                {/* Once it is paid, the invoices of the order say what becomes of it. */}
                {invoice.is_automatic && isUnpaid && (
                  <>
                    <br />
                    {t('invoiceAutomatic')}
                  </>
                )}
              </>
            ) : (
              t('noInvoice')
            )}
          </dd>
        </div>
      </dl>
      <p className="mt-16 text-14">
        <ContentLink to="contact" before={t('help')}>
          {t('contact')}
        </ContentLink>
      </p>
    </Panel>
  );
}
