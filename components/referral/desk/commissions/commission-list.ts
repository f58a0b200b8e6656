import { defineList } from '#components/lists/define-list.ts';
import { operatorCommissions } from '#lib/contract/referral/desk-commissions.ts';

/** What promoters earn by orders, the latest first. */
export const commissionList = defineList(operatorCommissions, { name: 'desk-commissions' });
