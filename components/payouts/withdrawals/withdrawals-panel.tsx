'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useListQuery } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { Withdrawal } from '#lib/api/payouts/member-withdrawals.ts';
import type { InvoiceNeed } from '#lib/contract/invoices/settlement-words.ts';
import { withdrawalFilters } from '#lib/contract/payouts/records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { unbroken } from '../account-text.ts';
import { withdrawalTones } from '../withdrawal-tones.ts';
import { CancelDialog, DetailsDialog } from './withdrawal-dialogs.tsx';
import type { WithdrawalSide } from './withdrawal-side.ts';

interface Asked {
  withdrawal: Withdrawal;
  what: 'details' | 'cancel';
}

/** What was withdrawn, and how far it is. */
export function WithdrawalsPanel({ side }: { side: WithdrawalSide }) {
  const t = useTranslations('payouts');
  const { list } = side;
  const query = useListQuery(list);
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  return (
    <>
      {(list.isFiltered || query.data?.total !== 0) && (
        <ListFilters of={list}>
          <ChoiceFilter
            of={list}
            name="status"
            label={t('columns.status')}
            all={t('states.all')}
            options={withdrawalFilters.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        </ListFilters>
      )}
      <Panel title={t('list.title')} isFlush>
        <RecordPages
          list={list}
          query={query}
          caption={t('list.title')}
          columns={useColumns(ask, side.mayCancel)}
          rowKey={({ no }) => no}
          empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        />
      </Panel>
      {asked?.what === 'details' && <DetailsDialog withdrawal={asked.withdrawal} side={side} onClose={close} />}
      {asked?.what === 'cancel' && <CancelDialog withdrawal={asked.withdrawal} side={side} onClose={close} />}
    </>
  );
}

function useColumns(ask: (asked: Asked) => void, mayCancel: boolean): Column<Withdrawal>[] {
  const t = useTranslations('payouts');
  const locale = useLocale();
  return [
    { key: 'no', label: t('columns.no'), isMain: true, isTight: true, cell: ({ no }) => no },
    {
      key: 'time',
      label: t('columns.time'),
      isTight: true,
      cell: ({ create_time }) => formatTime(create_time, '', 'yyyy-mm-dd hh:MM'),
    },
    {
      key: 'account',
      label: t('columns.account'),
      cell: ({ bank, channel, account }) => (
        <span className="inline-stack-2 justify-items-cell min-w-0">
          {bank || t(`channels.${channel}`)}
          {account && <span className="hint">{unbroken(account)}</span>}
        </span>
      ),
    },
    { key: 'amount', label: t('columns.amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
    {
      key: 'net',
      label: t('price.net'),
      align: 'end',
      cell: ({ net }) => <strong>{formatMoney(locale, net)}</strong>,
    },
    { key: 'status', label: t('columns.status'), cell: (row) => <Status {...row} /> },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (withdrawal) => <Actions withdrawal={withdrawal} mayCancel={mayCancel} ask={ask} />,
    },
  ];
}

function Status({ status, reason, invoices }: Withdrawal) {
  const t = useTranslations('payouts.states');
  return (
    <span className="inline-stack-2 justify-items-cell min-w-0">
      <span>
        <Chip tone={withdrawalTones[status]}>{t(status)}</Chip>
      </span>
      {reason && <span className="hint">{reason}</span>}
      {invoices && <InvoiceNote need={invoices.need} />}
    </span>
  );
}

/** What a store still has to do before it is paid, and where. */
function InvoiceNote({ need }: { need: InvoiceNeed }) {
  const t = useTranslations('payouts.list');
  if (need === 'accepted') return null;
  return (
    <span className="hint">
      {t(need === 'missing' ? 'needsInvoice' : 'waitsForInvoice')}{' '}
      {need === 'missing' && <PageLink href={userPath('store/invoice/settlements')}>{t('handIn')}</PageLink>}
    </span>
  );
}

interface ActionsProps {
  withdrawal: Withdrawal;
  mayCancel: boolean;
  ask: (asked: Asked) => void;
}

function Actions({ withdrawal, mayCancel, ask }: ActionsProps) {
  const t = useTranslations('payouts.list');
  const { no, actions } = withdrawal;
  return (
    <span className="wrap-8 justify-end">
      <Button look="quiet" size="small" onClick={() => ask({ withdrawal, what: 'details' })}>
        {t('details')} <span className="visually-hidden">{no}</span>
      </Button>
      {mayCancel && actions.includes('cancel') && (
        <Button look="secondary" size="small" onClick={() => ask({ withdrawal, what: 'cancel' })}>
          {t('cancel')} <span className="visually-hidden">{no}</span>
        </Button>
      )}
    </span>
  );
}
