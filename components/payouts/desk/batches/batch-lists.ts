import { defineList } from '#components/lists/define-list.ts';
import { operatorBatches, operatorBatchRows } from '#lib/contract/payouts/desk-batches.ts';

/** Files for the bank, newest first. */
export const batchList = defineList(operatorBatches, { name: 'desk-payouts' });

/** What stands in one of them. */
export const batchRowList = defineList(operatorBatchRows, { within: ['no'] });
