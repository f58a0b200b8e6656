'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TimelineList } from '#components/ui/facts/timeline-list.tsx';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { downloadStoreStatement, type StoreStatementInfo } from '#lib/api/settlement/store-statements.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import styles from '../../settlement.module.css';
import { StatementPdf, useDocumentFact } from '../../statements/statement-document.tsx';
import { StatementFacts } from '../../statements/statement-facts.tsx';
import { toLines } from '../to-lines.ts';
import { type AskedStatement, StatementAnswers, StatementDialog, StatementState } from './statement-answers.tsx';

/** The statement whose lines are listed: what it sums up, what became of it, and what the store may say. */
export function StatementPanel({ no }: { no: string }) {
  const query = useQuery(apiQuery('/api/store/statement', { no }));
  // Its lines are none either.
  if (query.error?.error === 'not_found') return null;
  return (
    <QueryView query={query} skeleton={<ListSkeleton rows={6} />}>
      {(statement) => <Shown statement={statement} />}
    </QueryView>
  );
}

function Shown({ statement }: { statement: StoreStatementInfo }) {
  const t = useTranslations('settlementStatements');
  const [asked, ask] = useState<AskedStatement>();
  // An answer takes its buttons away.
  const frame = useKeptFocus<HTMLElement>();
  const hash = useDocumentFact(statement.documents);
  const title = t('store.facts', { no: statement.no });
  const entries = statement.timeline.map(({ event, reason, time }) => ({
    time,
    text: t(`events.${event}`),
    note: reason,
  }));
  return (
    <section ref={frame} tabIndex={-1} aria-label={t('no')} className={`stack-24 ${styles.pair}`}>
      <Panel title={title} actions={<Actions statement={statement} onAsk={ask} />}>
        <StatementFacts
          statement={statement}
          state={<StatementState of={statement} />}
          last={hash}
          linesHref={(kind) => toLines({ statement: statement.no, kind })}
        />
      </Panel>
      <Panel title={t('timeline')}>
        <TimelineList entries={entries} />
      </Panel>
      {asked && <StatementDialog {...asked} onClose={() => ask(undefined)} />}
    </section>
  );
}

interface ActionsProps {
  statement: StoreStatementInfo;
  onAsk: (asked: AskedStatement) => void;
}

function Actions({ statement, onAsk }: ActionsProps) {
  return (
    <span className="wrap-8 justify-end">
      <StatementPdf no={statement.no} onLoad={downloadStoreStatement} />
      <StatementAnswers statement={statement} onAsk={onAsk} />
    </span>
  );
}
