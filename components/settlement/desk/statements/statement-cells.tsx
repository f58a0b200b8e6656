'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Note, StateCell } from '#components/work/decisions/state-cell.tsx';
import { usePersonName } from '#components/work/decisions/use-person-name.ts';
import type { DeskStatement } from '#lib/api/settlement/desk-statements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { statementTones } from '../../statements/statement-words.ts';
import { useChangeWords } from '../../use-change-words.ts';
import { statementHref } from './statement-address.ts';

const minute = 'yyyy-mm-dd hh:MM';

interface CellProps {
  statement: DeskStatement;
}

/** Its number and period, and a way to all of it. */
export function Numbered({ statement: { no, from, to } }: CellProps) {
  const t = useTranslations('settlementStatements');
  return (
    <span className="inline-stack-2 justify-items-cell wrap-anywhere">
      <PageLink href={statementHref(no)}>{no}</PageLink>
      <span className="hint">{t('period', { from, to })}</span>
    </span>
  );
}

/** How it stands, what the store objects to, and what is proposed or was answered. */
export function State({ statement }: CellProps) {
  const { status, deadline, settle_time: settled, dispute_note: note, proposal, answer } = statement;
  const t = useTranslations('settlementStatements');
  const write = useChangeWords();
  const nameOf = usePersonName();
  return (
    <StateCell tone={statementTones[status]} state={t(`states.${status}`)}>
      {status === 'to_confirm' && <Note>{t('desk.deadline', { time: formatTime(deadline, '', minute) })}</Note>}
      {settled && <Note>{formatTime(settled, '', minute)}</Note>}
      <Note>{note && t('objection', { note })}</Note>
      {proposal && (
        <Note>
          {t('desk.proposal', { change: write(proposal.amount), reason: proposal.reason })}
          <br />
          {t('desk.proposer', { name: nameOf(proposal.proposer) })}
        </Note>
      )}
      <Note>{answer && t('answer', { reason: answer })}</Note>
    </StateCell>
  );
}
