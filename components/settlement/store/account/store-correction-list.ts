import { defineList } from '#components/lists/define-list.ts';
import { storeCorrections } from '#lib/contract/settlement/store-corrections.ts';

/** What the platform put right with the store, newest first. */
export const storeCorrectionList = defineList(storeCorrections, {
  name: 'store-corrections',
  file: '/api/store/correctionsExport',
  within: ['view'],
});
