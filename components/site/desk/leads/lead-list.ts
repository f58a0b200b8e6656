import { defineList } from '#components/lists/define-list.ts';
import { operatorLeads } from '#lib/contract/site/desk-leads.ts';

/** What companies wrote on the cooperation page. */
export const leadList = defineList(operatorLeads, { name: 'desk-leads' });
