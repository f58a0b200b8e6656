import { defineList } from '#components/lists/define-list.ts';
import { operatorPromoters } from '#lib/contract/referral/desk-promoters.ts';

/** Who promotes, asked to, or was stopped, newest first. */
export const promoterList = defineList(operatorPromoters, { name: 'desk-promoters', tabs: ['status'] });
