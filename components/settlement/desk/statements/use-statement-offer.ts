'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import type { Offer } from '#components/work/decisions/row-decisions.tsx';
import type { DeskStatement } from '#lib/api/settlement/desk-statements.ts';
import type { StatementAction } from '#lib/contract/settlement/desk-statements.ts';

const nodeOf = (action: StatementAction) =>
  action === 'settle' ? 'operator/statement/settle' : 'operator/statement/answer';

/** What the server offers and the reader's rules allow; whose own store it is reads why there is nothing. */
export function useStatementOffer(): (statement: DeskStatement) => Offer<StatementAction> {
  const t = useTranslations('settlementStatements.desk');
  const may = useHeldNode();
  return ({ is_own: isOwn, status, actions }) =>
    isOwn && status === 'disputed' ? t('ownStore') : actions.filter((action) => may(nodeOf(action)));
}
