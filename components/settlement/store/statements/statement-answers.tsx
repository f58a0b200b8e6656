'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { type Asked, RowDecisions } from '#components/work/decisions/row-decisions.tsx';
import { Note, StateCell } from '#components/work/decisions/state-cell.tsx';
import { confirmStatement, objectToStatement, type StoreStatement } from '#lib/api/settlement/store-statements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { statementTones } from '../../statements/statement-words.ts';

export type AskedStatement = Asked<StoreStatement, StoreStatement['actions'][number]>;

interface StatementAnswersProps {
  statement: StoreStatement;
  onAsk: (asked: AskedStatement) => void;
}

/** What the store may say about a statement, as far as the reader's role allows. */
export function StatementAnswers({ statement, onAsk }: StatementAnswersProps) {
  const t = useTranslations('settlementStatements.store');
  const may = useHeldNode()('store/finance/statement');
  const { no, actions } = statement;
  return (
    <RowDecisions
      no={no}
      offer={may ? actions : []}
      label={(answer) => t(answer)}
      isMany
      onAsk={(decision) => onAsk({ row: statement, decision })}
    />
  );
}

interface StatementDialogProps extends AskedStatement {
  onClose: () => void;
}

/** The store finds a statement right, or says what is wrong with it. */
export function StatementDialog({ row: { no, net }, decision, onClose }: StatementDialogProps) {
  const t = useTranslations('settlementStatements.store');
  const locale = useLocale();
  return decision === 'object' ? (
    <DecisionDialog
      title={t('objectTitle', { no })}
      text={t('objectText')}
      label={t('objectLabel')}
      help={t('objectHelp')}
      confirm={t('objectConfirm')}
      asksReason
      decide={(reason) => objectToStatement({ no, reason })}
      onClose={onClose}
    />
  ) : (
    <DecisionDialog
      title={t('confirmTitle', { no })}
      text={t('confirmText', { amount: formatMoney(locale, net) })}
      confirm={t('confirm')}
      decide={() => confirmStatement({ no })}
      onClose={onClose}
    />
  );
}

const minute = 'yyyy-mm-dd hh:MM';

/** How it stands, what was said about it, and what happens if nobody does anything. */
export function StatementState({ of }: { of: StoreStatement }) {
  const t = useTranslations('settlementStatements');
  const { status, deadline, settle_time: settled, dispute_note: note, answer } = of;
  return (
    <StateCell tone={statementTones[status]} state={t(`states.${status}`)}>
      {status === 'to_confirm' && <Note>{t('store.deadline', { time: formatTime(deadline, '', minute) })}</Note>}
      {settled && <Note>{formatTime(settled, '', minute)}</Note>}
      <Note>{note && t('objection', { note })}</Note>
      <Note>{answer && t('answer', { reason: answer })}</Note>
    </StateCell>
  );
}
