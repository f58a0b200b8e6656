'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { GuardedScreen } from '#components/layout/guarded.tsx';
import { SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import { type StoreIssuer, saveStoreIssuer } from '#lib/api/invoices/desk-invoices.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { issuerBody } from '#lib/contract/invoices/desk-issuers.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './desk.module.css';
import { issuerList } from './desk-lists.ts';
import { PlatformForm } from './platform-form.tsx';

/** Who issues: the platform with all that stands on its invoices, and stores with what operators decide for them. */
export function IssuersScreen() {
  const t = useTranslations('invoicesDesk.issuers');
  const list = useList(issuerList);
  const [edited, edit] = useState<StoreIssuer>();
  return (
    <div className={`stack-24 min-w-0 ${styles.parts}`}>
      <PageHeader title={t('title')} text={t('text')} />
      <GuardedScreen node="operator/invoice/issuers">
        <QueryView query={useQuery(apiQuery('/api/operator/invoice/platform'))} skeleton={<ListSkeleton rows={6} />}>
          {(issuer) => <PlatformForm key={issuer.version} issuer={issuer} />}
        </QueryView>
        <WorkTable
          list={list}
          caption={t('stores')}
          columns={useColumns(edit)}
          rowKey={(row) => String(row.store_id)}
          rowName={(row) => row.store_name}
          filters={<SearchFilter of={list} label={t('search')} />}
          empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        />
        {edited && <StoreDialog issuer={edited} onClose={() => edit(undefined)} />}
      </GuardedScreen>
    </div>
  );
}

function useColumns(edit: (issuer: StoreIssuer) => void): WorkColumn<StoreIssuer>[] {
  const t = useTranslations('invoicesDesk.issuers');
  const locale = useLocale();
  return [
    {
      key: 'store',
      label: t('store'),
      isMain: true,
      isHeader: true,
      cell: (row) => (
        <span className={`inline-stack-2 justify-items-start wrap-anywhere ${styles.words}`}>
          {row.store_name}
          <span className="hint">{[row.company, row.tax_no].filter(Boolean).join(' ')}</span>
        </span>
      ),
    },
    { key: 'provider', label: t('provider'), cell: (row) => t(`providers.${row.provider}`) },
    { key: 'special', label: t('special'), cell: (row) => t(row.is_special_offered ? 'yes' : 'no') },
    {
      key: 'rate',
      label: t('flat'),
      align: 'end',
      cell: (row) => (row.flat_rate ? `${row.flat_rate}%` : t('byCategory')),
    },
    { key: 'cap', label: t('cap'), align: 'end', cell: ({ cap }) => formatMoney(locale, cap) },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (row) => (
        <Button look="secondary" size="small" onClick={() => edit(row)}>
          {t('edit')} <span className="visually-hidden">{row.store_name}</span>
        </Button>
      ),
    },
  ];
}

const fields = ['cap', 'is_special_offered', 'flat_rate'] as const;

function StoreDialog({ issuer, onClose }: { issuer: StoreIssuer; onClose: () => void }) {
  const t = useTranslations('invoicesDesk.issuers');
  const { store_id: id, version } = issuer;
  const { input, control, frame } = useDecisionForm({
    schema: issuerBody.omit({ store_id: true, version: true }),
    values: { cap: issuer.cap, is_special_offered: issuer.is_special_offered, flat_rate: issuer.flat_rate },
    fields,
    send: (body) => saveStoreIssuer({ ...body, store_id: id, version }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('editStore', { name: issuer.store_name })}
      text={<p>{t('storeText')}</p>}
      submit={t('save')}
      form={frame}
      onClose={onClose}
    >
      <TextInput
        label={t('cap')}
        help={t('capHelp')}
        {...input('cap')}
        maxLength={12}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextInput
        label={t('flat')}
        help={t('flatHelp')}
        {...input('flat_rate')}
        maxLength={5}
        inputMode="decimal"
        autoComplete="off"
      />
      <CheckInput name="is_special_offered" control={control} label={t('special')} />
    </FormDialog>
  );
}
