'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { type Fact, FactList } from '#components/ui/facts/fact-list.tsx';
import { FigureCard, FigureCards } from '#components/ui/facts/figure-card.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { InvoiceIssuer } from '#lib/api/invoices/store-issuer.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './home.module.css';
import { IssuerDialog } from './issuer-dialog.tsx';

/** Invoices of a store in both directions: what is to be done, what was issued this month, and how the store issues. */
export function InvoiceHomeScreen() {
  const t = useTranslations('invoicesStore.home');
  const home = useQuery(apiQuery('/api/store/invoiceHome'));
  const issuer = useQuery(apiQuery('/api/store/invoiceIssuer'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <PageLink href={userPath('store/invoice/customer')}>{t('toCustomers')}</PageLink>
        <PageLink href={userPath('store/invoice/settlements')}>{t('toSettlements')}</PageLink>
      </PageHeader>
      <div className={`stack-24 ${styles.parts}`}>
        <QueryView query={home} skeleton={<ListSkeleton rows={4} />}>
          {(figures) => <Figures figures={figures} />}
        </QueryView>
        <QueryView query={issuer} skeleton={<ListSkeleton rows={4} />}>
          {(facts) => <IssuerPanel issuer={facts} />}
        </QueryView>
      </div>
    </>
  );
}

type Home = NonNullable<ReturnType<typeof useHome>>;
const useHome = () => useQuery(apiQuery('/api/store/invoiceHome')).data;

function Figures({ figures }: { figures: Home }) {
  const t = useTranslations('invoicesStore.home');
  const format = useFormatter();
  const locale = useLocale();
  const { todo, late, failed, issuing, reds, bare, blue, red, received_open: open, received } = figures;
  const customers = (search: Record<string, string>) => userPath('store/invoice/customer', search);
  const platform = userPath('store/invoice/platform');
  const waiting = [
    { key: 'todo', count: todo, href: customers({}) },
    { key: 'late', count: late, href: customers({ tab: 'all', mark: 'late' }) },
    { key: 'failed', count: failed, href: customers({}) },
    { key: 'issuing', count: issuing, href: customers({ tab: 'issuing' }) },
    { key: 'reds', count: reds, href: customers({ tab: 'reds' }) },
    { key: 'bare', count: bare, href: customers({ tab: 'all', mark: 'file' }) },
  ] as const;
  const sums = [
    { key: 'blue', sum: blue },
    { key: 'red', sum: red },
  ] as const;
  return (
    <div className={`stack-24 ${styles.parts}`}>
      <FigureCards label={t('waiting')}>
        {waiting.map(({ key, count, href }) => (
          <FigureCard key={key} href={href} label={t(`figures.${key}`)} value={format.number(count)} />
        ))}
      </FigureCards>
      <FigureCards label={t('month')}>
        {sums.map(({ key, sum }) => (
          <FigureCard
            key={key}
            href={customers({ tab: 'issued' })}
            label={t(`figures.${key}`)}
            value={formatMoney(locale, sum.total)}
            note={t('ofThem', { count: sum.count, tax: formatMoney(locale, sum.tax) })}
          />
        ))}
        <FigureCard
          href={platform}
          label={t('figures.received')}
          value={format.number(received)}
          note={open > 0 ? t('open', { count: open }) : undefined}
        />
      </FigureCards>
    </div>
  );
}

function IssuerPanel({ issuer }: { issuer: InvoiceIssuer }) {
  const t = useTranslations('invoicesStore.issuer');
  const locale = useLocale();
  const mayChange = useHeldNode()('store/invoice/customer/settings');
  const [isChanging, setChanging] = useState(false);
  const facts: Fact[] = [
    { key: 'name', label: t('name'), value: issuer.name },
    { key: 'tax_no', label: t('tax_no'), value: issuer.tax_no },
    { key: 'address', label: t('address'), value: issuer.address },
    { key: 'phone', label: t('phone'), value: issuer.phone },
    { key: 'bank_name', label: t('bank_name'), value: issuer.bank_name },
    { key: 'bank_account', label: t('bank_account'), value: issuer.bank_account },
    { key: 'drawer', label: t('drawer'), value: issuer.drawer },
    { key: 'provider', label: t('provider'), value: t(`providers.${issuer.provider}`) },
    { key: 'auto', label: t('is_auto_issue'), value: t(issuer.is_auto_issue ? 'yes' : 'no') },
    { key: 'special', label: t('is_special_offered'), value: t(issuer.is_special_offered ? 'yes' : 'no') },
    {
      key: 'rate',
      label: t('flat_rate'),
      value: issuer.flat_rate ? t('percent', { rate: issuer.flat_rate }) : t('byCategory'),
    },
    ...(['file_columns', 'result_columns'] as const).map((key) => ({
      key,
      label: t(key),
      value: t(issuer[key] ? 'ownColumns' : 'usualColumns'),
    })),
    { key: 'cap', label: t('cap'), value: formatMoney(locale, issuer.cap) },
  ];
  return (
    <Panel
      title={t('title')}
      text={t('text')}
      actions={
        mayChange && (
          <Button look="secondary" size="small" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        )
      }
    >
      <FactList facts={facts} />
      {isChanging && <IssuerDialog issuer={issuer} onClose={() => setChanging(false)} />}
    </Panel>
  );
}
