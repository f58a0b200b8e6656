import { defineList } from '#components/lists/define-list.ts';
import { ledgerChecks } from '#lib/contract/wallet/desk-ledger.ts';

/** When the books were looked through. */
export const checkList = defineList(ledgerChecks);
