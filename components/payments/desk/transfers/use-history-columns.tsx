import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { CustomerLink } from '#components/work/money/customer-link.tsx';
import styles from '#components/work/money/money.module.css';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { HistoricTransfer } from '#lib/api/wallet/desk-money.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';

const minutes = 'yyyy-mm-dd hh:MM';

export function useHistoryColumns(): WorkColumn<HistoricTransfer>[] {
  const t = useTranslations('paymentsDesk');
  const h = useTranslations('paymentsDesk.history');
  const locale = useLocale();
  return [
    { key: 'subject', label: h('columns.purpose'), isMain: true, isTight: true, cell: (row) => <Subject row={row} /> },
    {
      key: 'customer',
      label: t('columns.customer'),
      isTight: true,
      cell: ({ user_id: id, user_name: name }) => <CustomerLink id={id} name={name} />,
    },
    { key: 'amount', label: t('columns.amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
    { key: 'reference', label: t('columns.reference'), cell: (row) => <Reference row={row} /> },
    { key: 'outcome', label: h('columns.outcome'), cell: (row) => <Outcome row={row} /> },
    {
      key: 'decider',
      label: h('columns.decider'),
      isTight: true,
      cell: ({ decided_by: id, decider_name: name }) =>
        id === null ? h('automatic') : name || t('customer', { id: String(id) }),
    },
    {
      key: 'decided',
      label: h('columns.decided'),
      sort: 'decided',
      sortFirst: 'descending',
      isTight: true,
      cell: ({ decide_time: time }) => formatTime(time, '', minutes),
    },
    {
      key: 'created',
      label: t('columns.created'),
      isTight: true,
      isHiddenAtFirst: true,
      cell: ({ create_time: time }) => formatTime(time, '', minutes),
    },
    { key: 'no', label: h('columns.no'), isTight: true, isHiddenAtFirst: true, cell: ({ no }) => no },
  ];
}

/** What was paid for: the orders themselves, for who may open them. */
function Subject({ row: { purpose, subject_no: no, order_nos: orders } }: { row: HistoricTransfer }) {
  const t = useTranslations('paymentsDesk.history');
  const mayOpen = useHeldNode()('operator/order/info');
  const shown = orders.length > 0 ? orders : [no];
  return (
    <span className={styles.words}>
      {shown.map((each) =>
        purpose === 'order' && orders.length > 0 && mayOpen ? (
          <PageLink key={each} href={userPath('desk/orders/info', { no: each })}>
            {each}
          </PageLink>
        ) : (
          <span key={each}>{each}</span>
        ),
      )}
      <span className={styles.note}>{t(`purposes.${purpose}`)}</span>
    </span>
  );
}

function Reference({ row: { voucher_reference: reference, trade_no: no } }: { row: HistoricTransfer }) {
  const t = useTranslations('paymentsDesk.history');
  return (
    <span className={styles.words}>
      {reference}
      {no && <span className={styles.note}>{t('tradeNo', { no })}</span>}
    </span>
  );
}

function Outcome({ row: { outcome, reason } }: { row: HistoricTransfer }) {
  const t = useTranslations('paymentsDesk.history');
  return (
    <span className={styles.words}>
      <Chip tone={outcome === 'received' ? 'success' : 'error'}>{t(`outcomes.${outcome}`)}</Chip>
      {reason && <span className={styles.note}>{reason}</span>}
    </span>
  );
}
