'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
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
import { WorkTable } from '#components/work/work-table.tsx';
import { type DeskStatementInfo, downloadDeskStatement } from '#lib/api/settlement/desk-statements.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { lineKindFilters } from '#lib/contract/settlement/line-kinds.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../../settlement.module.css';
import { rowsId } from '../../statements/rows-id.ts';
import { StatementPdf, useDocumentFact } from '../../statements/statement-document.tsx';
import { StatementFacts } from '../../statements/statement-facts.tsx';
import { useLineColumns } from '../../use-line-columns.tsx';
import { StoreCell } from '../store-cell.tsx';
import { statementHref, statementsHref } from './statement-address.ts';
import { State } from './statement-cells.tsx';
import { type AskedStatement, StatementDialog } from './statement-dialogs.tsx';
import { statementLineList } from './statement-list.ts';
import { useStatementOffer } from './use-statement-offer.ts';

/** One statement: what it sums up, what is to be done, what was, and every line of it. */
export function StatementScreen({ no }: { no: string | undefined }) {
  return no === undefined ? <Missing /> : <Shown key={no} no={no} />;
}

function Missing() {
  const t = useTranslations('settlementStatements.desk.info');
  const back = { href: statementsHref, label: t('toList') };
  return <MissingRecord heading={t('title')} title={t('missing')} text={t('missingText')} back={back} />;
}

function Shown({ no }: { no: string }) {
  const t = useTranslations('settlementStatements.desk.info');
  const query = useQuery(apiQuery('/api/operator/statement/info', { no }));
  if (query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={t('title')} text={no}>
        <PageLink href={statementsHref}>{t('toList')}</PageLink>
      </PageHeader>
      <div className={`stack-24 ${styles.parts}`}>
        <QueryView query={query} skeleton={<ListSkeleton rows={8} />}>
          {(statement) => <Statement statement={statement} />}
        </QueryView>
        <div id={rowsId} className={styles.rows}>
          <Lines />
        </div>
      </div>
    </>
  );
}

function Statement({ statement }: { statement: DeskStatementInfo }) {
  const t = useTranslations('settlementStatements');
  const [asked, ask] = useState<AskedStatement>();
  // A decision takes its buttons away.
  const frame = useKeptFocus<HTMLElement>();
  const hash = useDocumentFact(statement.documents);
  const created = formatTime(statement.create_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <section ref={frame} tabIndex={-1} aria-label={t('desk.info.title')} className={`stack-24 ${styles.pair}`}>
      <Panel title={t('desk.info.facts')} actions={<Actions statement={statement} onAsk={ask} />}>
        <StatementFacts
          statement={statement}
          state={<State statement={statement} />}
          last={hash}
          linesHref={(kind) => `${userPath('desk/statements/info', { no: statement.no, kind })}#${rowsId}`}
          others={[
            { key: 'store', label: t('desk.store'), value: <StoreCell of={statement} /> },
            { key: 'created', label: t('desk.info.created'), value: created },
          ]}
        />
      </Panel>
      <Panel title={t('timeline')}>
        <Timeline statement={statement} />
      </Panel>
      {asked && <StatementDialog {...asked} onClose={() => ask(undefined)} />}
    </section>
  );
}

interface ActionsProps {
  statement: DeskStatementInfo;
  onAsk: (asked: AskedStatement) => void;
}

function Actions({ statement, onAsk }: ActionsProps) {
  const t = useTranslations('settlementStatements.desk.moves');
  const offerOf = useStatementOffer();
  return (
    <span className="wrap-8 justify-end">
      <StatementPdf no={statement.no} onLoad={downloadDeskStatement} />
      <RowDecisions
        no={statement.no}
        offer={offerOf(statement)}
        label={(action) => t(action)}
        isMany
        onAsk={(decision) => onAsk({ row: statement, decision })}
      />
    </span>
  );
}

function Timeline({ statement: { timeline } }: { statement: DeskStatementInfo }) {
  const t = useTranslations('settlementStatements');
  const nameOf = usePersonName();
  const entries = timeline.map(({ event, person, reason, time }) => ({
    time,
    text: t(`events.${event}`),
    note: [person && nameOf(person), reason].filter(Boolean).join(t('desk.because')),
  }));
  return <TimelineList entries={entries} />;
}

function Lines() {
  const t = useTranslations('settlementStatements.desk.info');
  const words = useTranslations('settlementStore.lines');
  const list = useList(statementLineList);
  const columns = useLineColumns({
    orderHref: (no) => userPath('desk/orders/info', { no }),
    documentHref: (no) => (no.startsWith('SS') ? statementHref(no) : userPath('desk/corrections', { no })),
  });
  return (
    <WorkTable
      list={list}
      caption={t('entries')}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ order_no, paper_no, kind }) => order_no || paper_no || words(`kinds.${kind}`)}
      filters={
        <ChoiceFilter
          of={list}
          name="kind"
          label={words('kind')}
          all={words('allKinds')}
          options={lineKindFilters.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        />
      }
      empty={null}
    />
  );
}
