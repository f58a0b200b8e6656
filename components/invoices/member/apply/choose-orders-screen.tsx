'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SearchFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { ListPages } from '#components/lists/list-pages.tsx';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { InvoiceableOrder } from '#lib/api/invoices/member-invoices.ts';
import { invoiceableTabs } from '#lib/contract/invoices/member-invoices.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../invoices.module.css';
import { OrderChoice } from './order-choice.tsx';
import { invoiceOrderList } from './order-list.ts';
import { sumOfOrders } from './order-sums.ts';

/** Orders that can be invoiced, one or several on one invoice, and why the others cannot yet. */
export function ChooseOrdersScreen() {
  const t = useTranslations('invoices.apply');
  const list = useList(invoiceOrderList);
  const query = useListQuery(list);
  const [chosen, choose] = useState<InvoiceableOrder[]>([]);
  const toggle = (order: InvoiceableOrder) =>
    choose((before) =>
      before.some(({ no }) => no === order.no) ? before.filter(({ no }) => no !== order.no) : [...before, order],
    );
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ButtonLink look="secondary" href={userPath('account/invoice/records')}>
          {t('toRecords')}
        </ButtonLink>
      </PageHeader>
      <OrderTabs current={list.state.tab} />
      <ListFilters of={list}>
        <SearchFilter of={list} label={t('search')} />
      </ListFilters>
      <Panel isFlush>
        <ListPages
          list={list}
          query={query}
          skeleton={<ListSkeleton rows={5} />}
          empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        >
          {({ list: orders, limits }) => (
            <ul className="grid" aria-label={t('title')}>
              {orders.map((order) => (
                <OrderChoice
                  key={order.no}
                  order={order}
                  limits={limits}
                  isChosen={chosen.some(({ no }) => no === order.no)}
                  issuerId={chosen[0]?.issuer_id}
                  onToggle={() => toggle(order)}
                />
              ))}
            </ul>
          )}
        </ListPages>
      </Panel>
      {chosen.length > 0 && <ChosenBar chosen={chosen} />}
    </>
  );
}

function OrderTabs({ current }: { current: (typeof invoiceableTabs)[number] | undefined }) {
  const t = useTranslations('invoices.apply');
  return (
    <ListTabs label={t('tabsLabel')} tabs={invoiceableTabs} current={current} labelOf={(tab) => t(`tabs.${tab}`)} />
  );
}

function ChosenBar({ chosen }: { chosen: InvoiceableOrder[] }) {
  const t = useTranslations('invoices.apply');
  const locale = useLocale();
  const total = formatMoney(locale, sumOfOrders(chosen));
  const orders = chosen.map(({ no }) => no).join(',');
  return (
    <div className={styles.bar} role="status">
      <span>{t('chosen', { count: chosen.length, total })}</span>
      <ButtonLink href={userPath('account/invoice/confirm', { orders })}>{t('next')}</ButtonLink>
    </div>
  );
}
