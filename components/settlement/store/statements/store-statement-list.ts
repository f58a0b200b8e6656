import { defineList } from '#components/lists/define-list.ts';
import { storeStatements } from '#lib/contract/settlement/store-statements.ts';

/** What the store is settled for, newest first. */
export const storeStatementList = defineList(storeStatements, { name: 'store-statements', within: ['view'] });
