'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { DeskStatement } from '#lib/api/settlement/desk-statements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../../settlement.module.css';
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
    <span className={styles.words}>
      <PageLink href={statementHref(no)}>{no}</PageLink>
      <span className={styles.note}>{t('period', { from, to })}</span>
    </span>
  );
}

/** Empty for who has left. */
export function usePersonName() {
  const t = useTranslations('settlementStatements.desk');
  return ({ id, name }: { id: number; name: string }) => name || t('person', { id: String(id) });
}

/** How it stands, what the store objects to, and what is proposed or was answered. */
export function State({ statement }: CellProps) {
  const { status, deadline, settle_time: settled, dispute_note: note, proposal, answer } = statement;
  const t = useTranslations('settlementStatements');
  const write = useChangeWords();
  const nameOf = usePersonName();
  return (
    <span className={styles.words}>
      <Chip tone={statementTones[status]}>{t(`states.${status}`)}</Chip>
      {status === 'to_confirm' && (
        <span className={styles.note}>
          <Unbroken>{t('desk.deadline', { time: formatTime(deadline, '', minute) })}</Unbroken>
        </span>
      )}
      {settled && (
        <span className={styles.note}>
          <Unbroken>{formatTime(settled, '', minute)}</Unbroken>
        </span>
      )}
      {note && <span className={styles.note}>{t('objection', { note })}</span>}
      {proposal && (
        <span className={styles.note}>
          {t('desk.proposal', { change: write(proposal.amount), reason: proposal.reason })}
          <br />
          {t('desk.proposer', { name: nameOf(proposal.proposer) })}
        </span>
      )}
      {answer && <span className={styles.note}>{t('answer', { reason: answer })}</span>}
    </span>
  );
}
