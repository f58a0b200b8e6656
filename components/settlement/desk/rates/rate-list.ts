import { defineList } from '#components/lists/define-list.ts';
import { operatorRates } from '#lib/contract/settlement/desk-rates.ts';

/** What has rates, the default first. */
export const rateList = defineList(operatorRates, { name: 'desk-rates' });
