import { defineList } from '#components/lists/define-list.ts';
import { aftersaleList } from '#lib/contract/aftersales/member-cases.ts';

/** The member’s after-sales requests, in tabs by whom they wait for. */
export const caseList = defineList(aftersaleList, { tabs: ['tab'] });
