'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type Fact, FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { StoreInfo } from '#lib/api/store/desk-stores.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { lineWithStreet } from '#lib/i18n/place-line.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { useTrades } from '../../fields/use-trades.ts';
import { applicationHref } from '../applications/application-address.ts';
import { StoreStatus } from './store-status.tsx';

/** What the shop knows of a store. */
export function StoreFacts({ store }: { store: StoreInfo }) {
  const t = useTranslations('storeDesk.store');
  return (
    <>
      <Panel
        title={t('facts')}
        actions={<PageLink href={userPath('desk/orders', { store_id: store.id })}>{t('orders')}</PageLink>}
      >
        <FactList facts={useShopFacts(store)} />
      </Panel>
      <Panel
        title={t('legal')}
        actions={<PageLink href={applicationHref(store.application_no)}>{t('application')}</PageLink>}
      >
        <FactList facts={useLegalFacts(store)} />
      </Panel>
    </>
  );
}

function useShopFacts(store: StoreInfo): Fact[] {
  const t = useTranslations('storeDesk.store');
  const words = useTranslations('storeFields.fields');
  const format = useFormatter();
  const locale = useLocale();
  const { lineOf: tradesOf } = useTrades();
  return [
    { key: 'id', label: t('id'), value: store.id },
    { key: 'status', label: t('status'), value: <StoreStatus store={store} /> },
    { key: 'open', label: t('openOrders'), value: format.number(store.open_orders) },
    { key: 'since', label: t('since'), value: formatTime(store.create_time, '', 'yyyy-mm-dd hh:MM') },
    { key: 'trades', label: words('trades'), value: tradesOf(store.trades) },
    { key: 'contact', label: words('contact_name'), value: store.contact_name },
    { key: 'mobile', label: words('contact_mobile'), value: store.contact_mobile },
    { key: 'email', label: words('contact_email'), value: store.contact_email },
    {
      key: 'address',
      label: words('address'),
      value: lineWithStreet(store.area_name, store.address, locale),
      isWide: true,
    },
    { key: 'intro', label: words('intro'), value: store.intro, isWide: true },
  ];
}

function useLegalFacts({ payee, ...store }: StoreInfo): Fact[] {
  const t = useTranslations('storeFields');
  return [
    { key: 'company', label: t('fields.company_name'), value: store.company_name },
    { key: 'code', label: t('fields.credit_code'), value: store.credit_code },
    { key: 'person', label: t('fields.legal_person'), value: store.legal_person },
    { key: 'from', label: t('fields.licence_from'), value: store.licence_from },
    {
      key: 'until',
      label: t('fields.licence_until'),
      value: store.licence_until ?? t('fields.licence_long_term'),
    },
    { key: 'type', label: t('fields.payee_type'), value: t(`payeeTypes.${payee.payee_type}`) },
    { key: 'name', label: t('fields.payee_name'), value: payee.payee_name },
    { key: 'bank', label: t('fields.payee_bank'), value: `${payee.payee_bank} ${payee.payee_branch}`.trim() },
    { key: 'account', label: t('fields.payee_account'), value: payee.payee_account },
  ];
}
