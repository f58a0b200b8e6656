'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { GuardedScreen } from '#components/layout/guarded.tsx';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import {
  acceptSettlement,
  type HandedInInvoice,
  handedInFiles,
  refuseSettlement,
} from '#lib/api/invoices/desk-settlements.ts';
import { settlementInvoiceStatuses } from '#lib/contract/invoices/settlement-words.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { FileButtons } from '../shared/file-buttons.tsx';
import { SettlementDocument, SettlementStatements, SettlementStatus } from '../shared/settlement-cells.tsx';
import styles from './desk.module.css';
import { handedInList } from './desk-lists.ts';
import { sourceHref } from './source-href.ts';

interface Asked {
  invoice: HandedInInvoice;
  action: 'accept' | 'refuse';
}

/** What stores have handed in for what they are settled: looked at, accepted or refused. */
export function SettlementsScreen() {
  const t = useTranslations('invoicesSettlement');
  const list = useList(handedInList);
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  return (
    <>
      <PageHeader title={t('desk.title')} text={t('desk.text')} />
      <GuardedScreen node="operator/invoice/settlements">
        <WorkTable
          list={list}
          caption={t('desk.title')}
          columns={useColumns(ask)}
          rowKey={({ no }) => no}
          rowName={({ no }) => no}
          filters={
            <ChoiceFilter
              of={list}
              name="status"
              label={t('status')}
              all={t('all')}
              options={settlementInvoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            />
          }
          empty={<EmptyState title={t('desk.empty')} text={t('desk.emptyText')} />}
        />
        {asked?.action === 'accept' && <AcceptDialog invoice={asked.invoice} onClose={close} />}
        {asked?.action === 'refuse' && <RefuseDialog invoice={asked.invoice} onClose={close} />}
      </GuardedScreen>
    </>
  );
}

function useColumns(ask: (asked: Asked) => void): WorkColumn<HandedInInvoice>[] {
  const t = useTranslations('invoicesSettlement');
  const locale = useLocale();
  const may = useHeldNode();
  return [
    {
      key: 'store',
      label: t('desk.store'),
      isMain: true,
      isHeader: true,
      cell: ({ store, no, submitter }) => (
        <span className={`inline-stack-2 justify-items-start wrap-anywhere ${styles.words}`}>
          {store.name}
          <span className="hint">{[no, submitter].filter(Boolean).join(' ')}</span>
        </span>
      ),
    },
    { key: 'status', label: t('status'), cell: (row) => <SettlementStatus {...row} /> },
    { key: 'fapiao', label: t('fapiao'), isTight: true, cell: (row) => <SettlementDocument {...row} /> },
    {
      key: 'statements',
      label: t('statements'),
      isTight: true,
      cell: ({ statements }) => (
        <SettlementStatements statements={statements} hrefOf={(no) => sourceHref(may, no, 'statement')} />
      ),
    },
    { key: 'amount', label: t('amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
    { key: 'time', label: t('time'), isTight: true, cell: (row) => formatTime(row.create_time, '', 'yyyy-mm-dd') },
    { key: 'actions', label: t('actions'), align: 'end', cell: (row) => <Actions invoice={row} onAsk={ask} /> },
  ];
}

function Actions({ invoice, onAsk }: { invoice: HandedInInvoice; onAsk: (asked: Asked) => void }) {
  const t = useTranslations('invoicesSettlement');
  const { no, fapiao_no, files, actions, is_own: isOwn } = invoice;
  return (
    <span className="wrap-8 justify-end">
      <FileButtons no={no} medium="digital" document={{ fapiao_no, formats: files }} files={handedInFiles} />
      {isOwn && <span className="hint">{t('desk.own')}</span>}
      {actions.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => onAsk({ invoice, action })}>
          {t(`desk.${action}`)} <span className="visually-hidden">{no}</span>
        </Button>
      ))}
    </span>
  );
}

interface DialogProps {
  invoice: HandedInInvoice;
  onClose: () => void;
}

function AcceptDialog({ invoice: { no, version, amount, store }, onClose }: DialogProps) {
  const t = useTranslations('invoicesSettlement.desk');
  const locale = useLocale();
  return (
    <DecisionDialog
      title={t('acceptTitle', { no })}
      text={t('acceptText', { store: store.name, amount: formatMoney(locale, amount) })}
      confirm={t('accept')}
      decide={() => acceptSettlement({ no, version })}
      onClose={onClose}
    />
  );
}

function RefuseDialog({ invoice: { no, version }, onClose }: DialogProps) {
  const t = useTranslations('invoicesSettlement.desk');
  return (
    <DecisionDialog
      title={t('refuseTitle', { no })}
      text={t('refuseText')}
      confirm={t('refuse')}
      isDestructive
      asksReason
      decide={(reason) => refuseSettlement({ no, version, reason })}
      onClose={onClose}
    />
  );
}
