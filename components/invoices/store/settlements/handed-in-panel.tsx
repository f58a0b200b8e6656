'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { type SettlementInvoice, settlementFiles, withdrawSettlement } from '#lib/api/invoices/store-settlements.ts';
import { settlementInvoiceStatuses } from '#lib/contract/invoices/settlement-words.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { FileButtons } from '../../shared/file-buttons.tsx';
import { SettlementDocument, SettlementStatements, SettlementStatus } from '../../shared/settlement-cells.tsx';
import { settlementList } from './settlement-list.ts';

/** What the store has handed in, newest first, and what became of it. */
export function HandedInPanel() {
  const t = useTranslations('invoicesSettlement');
  const list = useList(settlementList);
  const query = useListQuery(list);
  const [asked, ask] = useState<SettlementInvoice>();
  return (
    <>
      {(list.isFiltered || query.data?.total !== 0) && (
        <ListFilters of={list}>
          <ChoiceFilter
            of={list}
            name="status"
            label={t('status')}
            all={t('all')}
            options={settlementInvoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
        </ListFilters>
      )}
      <Panel title={t('handedIn')} isFlush>
        <RecordPages
          list={list}
          query={query}
          caption={t('handedIn')}
          columns={useColumns(ask)}
          rowKey={({ no }) => no}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Panel>
      {asked && <WithdrawDialog invoice={asked} onClose={() => ask(undefined)} />}
    </>
  );
}

const statementHref = (no: string) => userPath('store/finance', { statement: no });

function useColumns(ask: (invoice: SettlementInvoice) => void): Column<SettlementInvoice>[] {
  const t = useTranslations('invoicesSettlement');
  const locale = useLocale();
  return [
    {
      key: 'no',
      label: t('no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, create_time: time }) => (
        <span className="inline-stack-2 justify-items-start wrap-anywhere">
          {no}
          <span className="hint">
            <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
          </span>
        </span>
      ),
    },
    { key: 'status', label: t('status'), cell: (row) => <SettlementStatus {...row} /> },
    { key: 'fapiao', label: t('fapiao'), isTight: true, cell: (row) => <SettlementDocument {...row} /> },
    {
      key: 'statements',
      label: t('statements'),
      isTight: true,
      cell: ({ statements }) => <SettlementStatements statements={statements} hrefOf={statementHref} />,
    },
    { key: 'amount', label: t('amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
    { key: 'actions', label: t('actions'), align: 'end', cell: (row) => <Actions invoice={row} onAsk={ask} /> },
  ];
}

interface ActionsProps {
  invoice: SettlementInvoice;
  onAsk: (invoice: SettlementInvoice) => void;
}

function Actions({ invoice, onAsk }: ActionsProps) {
  const t = useTranslations('invoicesSettlement');
  const mayHandIn = useHeldNode()('store/invoice/settlements/hand_in');
  const { no, fapiao_no, files, actions } = invoice;
  return (
    <span className="wrap-8 justify-end">
      <FileButtons no={no} medium="digital" document={{ fapiao_no, formats: files }} files={settlementFiles} />
      {mayHandIn && actions.includes('withdraw') && (
        <Button look="secondary" size="small" onClick={() => onAsk(invoice)}>
          {t('withdraw')} <span className="visually-hidden">{no}</span>
        </Button>
      )}
    </span>
  );
}

function WithdrawDialog({ invoice: { no }, onClose }: { invoice: SettlementInvoice; onClose: () => void }) {
  const t = useTranslations('invoicesSettlement');
  return (
    <DecisionDialog
      title={t('withdrawTitle', { no })}
      text={t('withdrawText')}
      confirm={t('withdraw')}
      decide={() => withdrawSettlement({ no })}
      onClose={onClose}
    />
  );
}
