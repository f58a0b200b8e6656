'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useList } from '#components/lists/use-list.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { CheckCircleOutlined as DoneIcon } from '#components/ui/material-icons/check-circle-outlined.tsx';
import { ErrorOutlineOutlined as FaultIcon } from '#components/ui/material-icons/error-outline-outlined.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import money from '#components/work/money/money.module.css';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { LedgerCheck } from '#lib/api/wallet/desk-money.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { CheckHistory } from './check-history.tsx';
import { checkList } from './check-pages.ts';
import { FaultAdvice } from './fault-advice.tsx';
import styles from './ledger.module.css';
import { RunButton } from './run-button.tsx';
import { RunningCheck } from './running-check.tsx';
import { useFaultColumns } from './use-fault-columns.ts';
import { useLedgerChecks } from './use-ledger-checks.ts';

/** What the last look through the ledger found, and what to do about it. */
export function LedgerScreen() {
  const t = useTranslations('paymentsDesk.ledger');
  const query = useQuery({ ...apiQuery('/api/operator/ledger/check'), refetchInterval: refreshSeconds * 1000 });
  const list = useList(checkList);
  const checks = useLedgerChecks(list.state);
  const { data } = checks;
  const mayRun = useHeldNode()('operator/ledger/run');
  return (
    <div className="stack-24">
      <PageHeader title={t('title')} text={t('text')}>
        {mayRun && <RunButton isRunning={Boolean(data?.running)} />}
      </PageHeader>
      <RunningCheck check={data?.running ?? undefined} />
      <QueryView query={query} skeleton={<PanelSkeleton rows={4} />}>
        {(check) =>
          check ? (
            <Check check={check} />
          ) : (
            <Panel>
              <EmptyState title={t('none')} text={t('noneText')} />
            </Panel>
          )
        }
      </QueryView>
      <CheckHistory list={list} query={checks} />
    </div>
  );
}

function Check({ check }: { check: LedgerCheck }) {
  const t = useTranslations('paymentsDesk.ledger');
  const { check_time: time, is_sound: isSound, fault_count: count } = check;
  const Icon = isSound ? DoneIcon : FaultIcon;
  return (
    <div className="stack-24">
      <Panel>
        <div className="stack-8">
          <h2 className={`row-8 items-center text-18 ${styles.title}`} data-tone={isSound ? 'success' : 'error'}>
            <Icon aria-hidden="true" />
            {isSound ? t('sound') : t('faulty', { count })}
          </h2>
          <p className={money.note}>
            <Unbroken>{t('checked', { time: formatTime(time, '') })}</Unbroken>
          </p>
          <p>{isSound ? t('soundText') : t('faultyText')}</p>
        </div>
      </Panel>
      {!isSound && <Faults check={check} />}
    </div>
  );
}

function Faults({ check: { faults, fault_count: count } }: { check: LedgerCheck }) {
  const t = useTranslations('paymentsDesk.ledger');
  return (
    <>
      <FaultAdvice rules={faults.map(({ rule }) => rule)} />
      <Panel title={t('faults')} text={t('units')} isFlush>
        <RecordList
          caption={t('faults')}
          rows={faults}
          rowKey={({ rule, subject, found, expected }) => `${rule} ${subject} ${found} ${expected}`}
          columns={useFaultColumns()}
        />
        {count > faults.length && <p className={styles.more}>{t('more', { shown: faults.length, count })}</p>}
      </Panel>
    </>
  );
}
