import { defineList } from '#components/lists/define-list.ts';
import { storeMovements } from '#lib/contract/settlement/store-movements.ts';

/** What came into an account of the store and left it, newest first. */
export const storeMovementList = defineList(storeMovements, {
  within: ['view'],
  file: '/api/store/movementsExport',
});
