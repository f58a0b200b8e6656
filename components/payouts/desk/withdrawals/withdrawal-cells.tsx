'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { Note, StateCell } from '#components/work/decisions/state-cell.tsx';
import { usePersonName } from '#components/work/decisions/use-person-name.ts';
import { CustomerLink } from '#components/work/money/customer-link.tsx';
import { DocumentButton } from '#components/work/money/document-button.tsx';
import styles from '#components/work/money/money.module.css';
import type { DeskWithdrawal } from '#lib/api/payouts/desk-withdrawals.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { withdrawalTones } from '../../withdrawal-tones.ts';

const minute = 'yyyy-mm-dd hh:MM';

interface CellProps {
  withdrawal: DeskWithdrawal;
}

/** A store, with who has asked for it, or a member. */
export function Owner({ withdrawal: { store, user_id: id, user_name: name } }: CellProps) {
  const person = <CustomerLink id={id} name={name} />;
  if (!store) return person;
  return (
    <span className={styles.words}>
      {store.name}
      <span className={styles.note}>{person}</span>
    </span>
  );
}

export function Net({ withdrawal: { net, fee, tax } }: CellProps) {
  const t = useTranslations('payoutsDesk');
  const locale = useLocale();
  return (
    <span className="inline-stack-2 justify-items-end text-end">
      {formatMoney(locale, net)}
      {fee !== '0.00' && <span className={styles.note}>{t('fee', { amount: formatMoney(locale, fee) })}</span>}
      {tax !== '0.00' && <span className={styles.note}>{t('tax', { amount: formatMoney(locale, tax) })}</span>}
    </span>
  );
}

export function Account({ withdrawal: { channel, account, bank } }: CellProps) {
  const t = useTranslations('payoutsDesk.channels');
  return (
    <span className={styles.words}>
      {bank || t(channel)}
      {account && <span className={`${styles.note} ${styles.no}`}>{account}</span>}
    </span>
  );
}

export function Signs({ withdrawal: { signs } }: CellProps) {
  const t = useTranslations('payoutsDesk');
  if (signs.length === 0) return <span className={styles.note}>{t('noSigns')}</span>;
  return (
    <span className={styles.words}>
      {signs.map((sign) => (
        <Chip key={sign} tone={sign === 'first' ? 'neutral' : 'warning'}>
          {t(`signs.${sign}`)}
        </Chip>
      ))}
    </span>
  );
}

export function State({ withdrawal }: CellProps) {
  const {
    no,
    status,
    reviewers,
    needs_second,
    payer,
    pay_time: paid,
    reference,
    voucher,
    evidence,
    reason,
    actions,
    transfer,
    invoices,
  } = withdrawal;
  const t = useTranslations('payoutsDesk');
  const nameOf = usePersonName();
  return (
    <StateCell tone={withdrawalTones[status]} state={t(`states.${status}`)}>
      {reviewers.length > 0 && <Note>{t('reviewed', { by: reviewers.map(nameOf).join(t('comma')) })}</Note>}
      {needs_second && <Note>{t('needsSecond')}</Note>}
      {payer && <Note>{t('payer', { by: nameOf(payer) })}</Note>}
      {transfer && <TransferNote transfer={transfer} />}
      {invoices && invoices.need !== 'accepted' && <Note>{t(`invoices.${invoices.need}`)}</Note>}
      {paid !== null && reference && (
        <Note>
          <Unbroken>{formatTime(paid, '', minute)}</Unbroken> {reference}
        </Note>
      )}
      <Note>{reason}</Note>
      {actions.includes('again') && <Note>{t('gone')}</Note>}
      {evidence && <DocumentButton link={evidence} no={no} label={t('evidence')} />}
      {voucher && <DocumentButton link={voucher} no={no} label={t('voucher')} />}
    </StateCell>
  );
}

type Transfer = NonNullable<DeskWithdrawal['transfer']>;

/** What is still open between the shop and Alipay. */
function TransferNote({ transfer: { state, next_time: next } }: { transfer: Transfer }) {
  const t = useTranslations('payoutsDesk.transfer');
  if (state === 'settled') return null;
  const words = state === 'waiting' && next ? t('waiting', { time: formatTime(next, '', minute) }) : t('unclear');
  return <Note>{words}</Note>;
}

type Invoices = NonNullable<DeskWithdrawal['invoices']>;

/** The statements whose money it is, and the store's invoice over each. */
export function InvoiceFacts({ invoices: { need, statements } }: { invoices: Invoices }) {
  const t = useTranslations('payoutsDesk.invoices');
  const locale = useLocale();
  const may = useHeldNode();
  return (
    <span className={styles.words}>
      <Chip tone={need === 'accepted' ? 'success' : 'warning'}>{t(`short.${need}`)}</Chip>
      {statements.map(({ no, net, invoice_no: invoice }) => (
        <span key={no} className={styles.note}>
          {t('statement', { no, amount: formatMoney(locale, net) })}{' '}
          {invoice && may('operator/invoice/settlements') ? (
            <PageLink href={userPath('desk/invoices/settlements', { no: invoice })}>{invoice}</PageLink>
          ) : (
            invoice || t('none')
          )}
        </span>
      ))}
    </span>
  );
}

/** When Alipay was asked, and what it calls it. */
export function TransferFacts({ transfer: { sent_time: sent, order_id: id, code } }: { transfer: Transfer }) {
  const t = useTranslations('payoutsDesk.transfer');
  return (
    <span className={styles.words}>
      <Unbroken>{t('sent', { time: formatTime(sent, '', minute) })}</Unbroken>
      {id && <span className={styles.note}>{t('order', { id })}</span>}
      {code && <span className={styles.note}>{t('code', { code })}</span>}
    </span>
  );
}
