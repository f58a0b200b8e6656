'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { OrderSummary } from '#lib/api/orders/member-orders.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './case-link.module.css';

interface CaseLinkProps {
  named: OrderSummary['cases'][number];
  fulfilment: OrderSummary['fulfilment'];
  /** Of which there may be several beside each other. */
  isNumbered?: boolean;
}

/** A service is done again, nothing is sent. */
const stateOfService: Record<string, string> = { awaiting_reship: 'awaiting_redo', reshipped: 'redone' };

/** A request by what it is and how far it is; leads to it. */
export function CaseLink({ named, fulfilment, isNumbered = false }: CaseLinkProps) {
  const { no, type, status, is_open: isOpen } = named;
  const t = useTranslations('orders.aftersales');
  const statuses = useTranslations('aftersales.customerStatuses');
  const goods = useTranslations('aftersales.types');
  const services = useTranslations('aftersales.serviceTypes');
  const state = fulfilment === 'service' ? (stateOfService[status] ?? status) : status;
  const how = findWords(statuses, state) ?? '';
  const ofService = fulfilment === 'service' ? findWords(services, type) : undefined;
  const what = ofService ?? findWords(goods, type) ?? t('case');
  return (
    <PageLink
      href={orderPaths.case(no)}
      className={`text-14 wrap-anywhere ${styles.link}`}
      data-open={isOpen || undefined}
    >
      {[what, how].filter(Boolean).join(' · ')}
      <span className={isNumbered ? 'hint font-normal' : 'visually-hidden'}> {no}</span>
    </PageLink>
  );
}
