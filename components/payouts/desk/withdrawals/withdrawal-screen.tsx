'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { TimelineList } from '#components/ui/facts/timeline-list.tsx';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { RowDecisions } from '#components/work/decisions/row-decisions.tsx';
import { usePersonName } from '#components/work/decisions/use-person-name.ts';
import type { WithdrawalInfo } from '#lib/api/payouts/desk-withdrawals.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { namedDecision, useWithdrawalOffer } from './use-withdrawal-offer.ts';
import { withdrawalHref, withdrawalsHref } from './withdrawal-address.ts';
import { Account, InvoiceFacts, Net, Owner, Signs, State, TransferFacts } from './withdrawal-cells.tsx';
import { type AskedWithdrawal, WithdrawalDialog } from './withdrawal-dialogs.tsx';

/** One withdrawal: what it is, what to look at, what is to be done, and what was. */
export function WithdrawalScreen({ no }: { no: string | undefined }) {
  return no === undefined ? <Missing /> : <Shown key={no} no={no} />;
}

function Missing() {
  const t = useTranslations('payoutsDesk.info');
  const back = { href: withdrawalsHref, label: t('toList') };
  return <MissingRecord heading={t('title')} title={t('missing')} text={t('missingText')} back={back} />;
}

function Shown({ no }: { no: string }) {
  const t = useTranslations('payoutsDesk.info');
  const query = useQuery(apiQuery('/api/operator/withdrawal/info', { no }));
  if (query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={t('title')} text={no}>
        <PageLink href={withdrawalsHref}>{t('toList')}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<ListSkeleton rows={8} />}>
        {(withdrawal) => <Withdrawal withdrawal={withdrawal} />}
      </QueryView>
    </>
  );
}

function Withdrawal({ withdrawal }: { withdrawal: WithdrawalInfo }) {
  const t = useTranslations('payoutsDesk.info');
  const [asked, ask] = useState<AskedWithdrawal>();
  // A decision takes its buttons away.
  const frame = useKeptFocus<HTMLElement>();
  return (
    <section ref={frame} tabIndex={-1} aria-label={t('title')} className="stack-24">
      <Panel title={t('facts')} actions={<Actions withdrawal={withdrawal} onAsk={ask} />}>
        <Facts withdrawal={withdrawal} />
      </Panel>
      <Panel title={t('timeline')}>
        <Timeline withdrawal={withdrawal} />
      </Panel>
      {asked && <WithdrawalDialog {...asked} onClose={() => ask(undefined)} />}
    </section>
  );
}

interface ActionsProps {
  withdrawal: WithdrawalInfo;
  onAsk: (asked: AskedWithdrawal) => void;
}

function Actions({ withdrawal, onAsk }: ActionsProps) {
  const t = useTranslations('payoutsDesk.decisions');
  const offerOf = useWithdrawalOffer();
  const { no, actions } = withdrawal;
  return (
    <RowDecisions
      no={no}
      offer={offerOf(withdrawal)}
      label={(decision) => t(namedDecision(decision, actions))}
      isMany
      onAsk={(decision) => onAsk({ row: withdrawal, decision })}
    />
  );
}

function Facts({ withdrawal }: { withdrawal: WithdrawalInfo }) {
  const t = useTranslations('payoutsDesk');
  const locale = useLocale();
  const {
    amount,
    create_time: time,
    ip,
    paid_count: count,
    paid_sum: sum,
    follows,
    followed_by,
    transfer,
    invoices,
  } = withdrawal;
  const linked = (key: 'follows' | 'followedBy', no: string) =>
    no ? [{ key, label: t(`info.${key}`), value: <PageLink href={withdrawalHref(no)}>{no}</PageLink> }] : [];
  return (
    <FactList
      facts={[
        { key: 'status', label: t('columns.status'), value: <State withdrawal={withdrawal} /> },
        { key: 'owner', label: t('columns.owner'), value: <Owner withdrawal={withdrawal} /> },
        { key: 'amount', label: t('info.amount'), value: formatMoney(locale, amount) },
        { key: 'net', label: t('columns.net'), value: <Net withdrawal={withdrawal} /> },
        { key: 'account', label: t('columns.account'), value: <Account withdrawal={withdrawal} /> },
        ...(transfer
          ? [{ key: 'transfer', label: t('transfer.label'), value: <TransferFacts transfer={transfer} /> }]
          : []),
        ...(invoices
          ? [{ key: 'invoices', label: t('invoices.label'), value: <InvoiceFacts invoices={invoices} /> }]
          : []),
        { key: 'signs', label: t('columns.signs'), value: <Signs withdrawal={withdrawal} /> },
        { key: 'time', label: t('info.time'), value: formatTime(time, '', 'yyyy-mm-dd hh:MM') },
        { key: 'ip', label: t('info.ip'), value: ip },
        ...linked('follows', follows),
        ...linked('followedBy', followed_by),
        { key: 'before', label: t('info.before'), value: t('info.paid', { count, sum: formatMoney(locale, sum) }) },
      ]}
    />
  );
}

function Timeline({ withdrawal: { timeline } }: { withdrawal: WithdrawalInfo }) {
  const t = useTranslations('payoutsDesk');
  const nameOf = usePersonName();
  const entries = timeline.map(({ event, person, reason, time }) => {
    const who = person && nameOf(person);
    return { time, text: t(`events.${event}`), note: [who, reason].filter(Boolean).join(t('info.because')) };
  });
  return <TimelineList entries={entries} />;
}
