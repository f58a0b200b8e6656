import { defineList } from '#components/lists/define-list.ts';
import { operatorRefunds } from '#lib/contract/payments/desk-payments.ts';

/** Refunds that need a person. */
export const refundList = defineList(operatorRefunds, { name: 'desk-refunds' });
