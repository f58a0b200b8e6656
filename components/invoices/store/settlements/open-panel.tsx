'use client';

import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OpenSettlement, SettlementInvoicing } from '#lib/api/invoices/store-settlements.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';
import styles from '../platform/platform.module.css';
import { HandInDialog } from './hand-in-dialog.tsx';

const isDebt = ({ amount }: OpenSettlement): boolean => amount.startsWith('-');

/** Statements that no invoice is handed in for: those of one invoice are chosen, debts are always part of it. */
export function OpenPanel({ invoicing }: { invoicing: SettlementInvoicing }) {
  const t = useTranslations('invoicesSettlement');
  const { list, is_needed: isNeeded } = invoicing;
  return (
    <div className={`stack-24 min-w-0 ${styles.parts}`}>
      <Alert severity="info">{t(isNeeded ? 'needed' : 'notNeeded')}</Alert>
      {list.length === 0 ? (
        <Panel title={t('open')}>
          <EmptyState title={t('nothing')} text={t('nothingText')} />
        </Panel>
      ) : (
        <Choice invoicing={invoicing} />
      )}
    </div>
  );
}

function Choice({ invoicing }: { invoicing: SettlementInvoicing }) {
  const t = useTranslations('invoicesSettlement');
  const locale = useLocale();
  const mayHandIn = useHeldNode()('store/invoice/settlements/hand_in');
  const [isOpen, setOpen] = useState(false);
  // All of it, until somebody says otherwise.
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const { list, buyer_name: buyer, buyer_tax_no: taxNo } = invoicing;
  const chosen = list.filter((each) => isDebt(each) || !left.has(each.no));
  const sum = chosen.reduce((total, { amount }) => total + fenOf(amount), 0);
  return (
    <Panel title={t('open')} isFlush>
      <RecordList
        caption={t('open')}
        rows={list}
        rowKey={({ no }) => no}
        columns={useColumns(left, (no, isChosen) =>
          leave(new Set(isChosen ? [...left].filter((each) => each !== no) : [...left, no])),
        )}
      />
      <div className={styles.sums}>
        <FactList
          facts={[
            { key: 'buyer', label: t('buyer'), value: buyer || t('buyerUnsaid') },
            { key: 'taxNo', label: t('taxNo'), value: taxNo },
            {
              key: 'sum',
              label: t('chosen', { count: chosen.length }),
              value: <strong>{formatMoney(locale, fromFen(sum))}</strong>,
            },
          ]}
        />
        {sum <= 0 && <p className="text-ink-2">{t('nothingLeft')}</p>}
        {mayHandIn && (
          <span>
            <Button disabled={sum <= 0} onClick={() => setOpen(true)}>
              {t('handIn')}
            </Button>
          </span>
        )}
      </div>
      {isOpen && (
        <HandInDialog
          statements={chosen.map(({ no }) => no)}
          amount={fromFen(sum)}
          buyer={buyer}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}

function useColumns(
  left: ReadonlySet<string>,
  choose: (no: string, isChosen: boolean) => void,
): Column<OpenSettlement>[] {
  const t = useTranslations('invoicesSettlement');
  const locale = useLocale();
  return [
    {
      key: 'choose',
      label: t('choose'),
      cell: (row) => (
        <Checkbox
          checked={isDebt(row) || !left.has(row.no)}
          disabled={isDebt(row)}
          onChange={(_, isChosen) => choose(row.no, isChosen)}
          slotProps={{ input: { 'aria-label': t('chooseOf', { no: row.no }) } }}
        />
      ),
    },
    {
      key: 'no',
      label: t('statement'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no }) => <PageLink href={userPath('store/finance', { statement: no })}>{no}</PageLink>,
    },
    { key: 'period', label: t('period'), cell: ({ from, to }) => t('days', { from, to }) },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      cell: (row) => (
        <span className="inline-stack-2 justify-items-start wrap-anywhere">
          {formatMoney(locale, row.amount)}
          {isDebt(row) && <span className="hint">{t('debt')}</span>}
        </span>
      ),
    },
  ];
}
