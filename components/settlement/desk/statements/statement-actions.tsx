'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import type { DeskStatement } from '#lib/api/settlement/desk-statements.ts';
import type { StatementAction } from '#lib/contract/settlement/desk-statements.ts';
import styles from '../../settlement.module.css';

/** A statement and what is to be done about it. */
export interface PendingStatement {
  statement: DeskStatement;
  action: StatementAction;
}

interface StatementActionsProps {
  statement: DeskStatement;
  onAsk: (pending: PendingStatement) => void;
}

const nodeOf = (action: StatementAction) =>
  action === 'settle' ? 'operator/statement/settle' : 'operator/statement/answer';

/** What the server offers and the reader's rules allow; whose own store it is reads why there is nothing. */
export function StatementActions({ statement, onAsk }: StatementActionsProps) {
  const t = useTranslations('settlementStatements.desk');
  const may = useHeldNode();
  const { no, is_own: isOwn, status, actions } = statement;
  if (isOwn && status === 'disputed') return <span className={styles.note}>{t('ownStore')}</span>;
  const offered = actions.filter((action) => may(nodeOf(action)));
  if (offered.length === 0) return null;
  return (
    <span className={styles.actions}>
      {offered.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => onAsk({ statement, action })}>
          {t(`moves.${action}`)} <span className="visually-hidden">{no}</span>
        </Button>
      ))}
    </span>
  );
}
