'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { StoreStatement } from '#lib/api/settlement/store-statements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../../settlement.module.css';
import { statementTones } from '../../statements/statement-words.ts';
import { ConfirmStatementDialog } from './confirm-statement-dialog.tsx';
import { ObjectDialog } from './object-dialog.tsx';

/** A statement and what the store wants to say about it. */
export interface AskedStatement {
  statement: StoreStatement;
  answer: StoreStatement['actions'][number];
}

interface StatementAnswersProps {
  statement: StoreStatement;
  onAsk: (asked: AskedStatement) => void;
}

/** What the store may say about a statement, as far as the reader's role allows. */
export function StatementAnswers({ statement, onAsk }: StatementAnswersProps) {
  const t = useTranslations('settlementStatements.store');
  const may = useHeldNode()('store/finance/statement');
  const { no, actions } = statement;
  if (!may || actions.length === 0) return null;
  return (
    <span className={styles.actions}>
      {actions.map((answer) => (
        <Button key={answer} look="secondary" size="small" onClick={() => onAsk({ statement, answer })}>
          {t(answer)} <span className="visually-hidden">{no}</span>
        </Button>
      ))}
    </span>
  );
}

export function StatementDialog({
  asked: { statement, answer },
  onClose,
}: {
  asked: AskedStatement;
  onClose: () => void;
}) {
  if (answer === 'object') return <ObjectDialog no={statement.no} onClose={onClose} />;
  return <ConfirmStatementDialog statement={statement} onClose={onClose} />;
}

const minute = 'yyyy-mm-dd hh:MM';

/** How it stands, what was said about it, and what happens if nobody does anything. */
export function StatementState({ of }: { of: StoreStatement }) {
  const t = useTranslations('settlementStatements');
  const { status, deadline, settle_time: settled, dispute_note: note, answer } = of;
  return (
    <span className={styles.words}>
      <Chip tone={statementTones[status]}>{t(`states.${status}`)}</Chip>
      {status === 'to_confirm' && (
        <span className={styles.note}>
          <Unbroken>{t('store.deadline', { time: formatTime(deadline, '', minute) })}</Unbroken>
        </span>
      )}
      {settled && (
        <span className={styles.note}>
          <Unbroken>{formatTime(settled, '', minute)}</Unbroken>
        </span>
      )}
      {note && <span className={styles.note}>{t('objection', { note })}</span>}
      {answer && <span className={styles.note}>{t('answer', { reason: answer })}</span>}
    </span>
  );
}
