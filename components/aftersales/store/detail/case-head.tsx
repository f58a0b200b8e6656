'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { RecordHead } from '#components/ui/facts/record-head.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { isOfGoods, typeKey } from '../../case-words.ts';
import { CaseActions } from '../actions/case-actions.tsx';
import { useCaseFrame } from '../case-frame.ts';
import { casePaths } from '../case-paths.ts';
import { isOwnTurn } from '../case-side.ts';
import { useStatusWords } from '../case-status.tsx';
import styles from './case.module.css';
import { CaseDeadline } from './case-deadline.tsx';
import { CaseHolds } from './case-holds.tsx';
import { stateTextKey } from './state-text.ts';

/** Takes the focus after a move. */
export const headId = 'case-state';

/** How far it is, whose turn it is, until when and what happens then, and the next action. */
export function CaseHead({ record }: { record: SellerCaseDetail }) {
  const statusOf = useStatusWords();
  return (
    <Panel>
      <RecordHead id={headId} title={statusOf(record)} text={<StateText record={record} />}>
        <CaseDeadline record={record} />
      </RecordHead>
      <CaseHolds record={record} />
      <CaseActions record={record} />
      <Facts record={record} />
    </Panel>
  );
}

function StateText({ record }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.detail.stateText');
  const reasons = useTranslations('aftersales.closeReasons');
  const locale = useLocale();
  const { side } = useCaseFrame();
  if (record.status === 'cancelled' && record.close_reason) return <p>{reasons(record.close_reason)}</p>;
  const amount = record.proposed ?? record.approved ?? record.requested;
  return (
    <p>
      {t(stateTextKey(record), {
        own: isOwnTurn(side, record) ? 'yes' : 'no',
        side,
        amount: formatMoney(locale, amount),
      })}
    </p>
  );
}

function Facts({ record }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.detail');
  const types = useTranslations('aftersales');
  const faults = useTranslations('aftersales.faults');
  const words = useTranslations('aftersalesStore');
  const { side } = useCaseFrame();
  const locale = useLocale();
  const { no, order_no: order, customer, phone, store_name: store, fault, requested, create_time: created } = record;
  return (
    <dl className={styles.facts}>
      <Fact label={t('type')}>{types(typeKey(record))}</Fact>
      {requested !== '0.00' && <Fact label={t('amount')}>{formatMoney(locale, requested)}</Fact>}
      <Fact label={t('reason')}>{record.is_no_reason ? t('noReason') : record.reason}</Fact>
      <Fact label={t('fault')}>{faults(fault)}</Fact>
      {isOfGoods(record) && <Fact label={t('received')}>{t(record.is_received ? 'yes' : 'no_')}</Fact>}
      <Fact label={t('order')}>
        <PageLink href={casePaths.order(side, order)}>{order}</PageLink>
      </Fact>
      <Fact label={t('no')}>
        {no} <CopyButton text={no} label={t('copyNo')} />
      </Fact>
      <Fact label={t('customer')}>{customer}</Fact>
      {phone && (
        <Fact label={t('phone')}>
          <a href={`tel:${phone}`}>{phone}</a>
        </Fact>
      )}
      {side === 'desk' && <Fact label={t('store')}>{store ?? words('platform')}</Fact>}
      <Fact label={t('created')}>
        <Unbroken>{formatTime(created, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
