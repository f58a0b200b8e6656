import { defineList } from '#components/lists/define-list.ts';
import { operatorRealNames } from '#lib/contract/identity/real-names.ts';

/** Whose documents are to be looked at, those that wait first. */
export const realNameList = defineList(operatorRealNames, { name: 'desk-real-names' });
