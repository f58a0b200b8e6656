import { defineList } from '#components/lists/define-list.ts';
import { operatorStatementLines, operatorStatements } from '#lib/contract/settlement/desk-statements.ts';

/** Statements of stores, at first those that are objected to; one that a message led to is shown whatever became of it. */
export const statementList = defineList(operatorStatements, {
  name: 'desk-statements',
  usual: ({ no }) => (no ? {} : { status: 'disputed' as const }),
});

/** What one of them is made of. */
export const statementLineList = defineList(operatorStatementLines, { within: ['no'] });
