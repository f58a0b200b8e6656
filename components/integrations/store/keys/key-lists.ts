import { defineList } from '#components/lists/define-list.ts';
import { deskKeys, storeKeys } from '#lib/contract/integrations/keys.ts';

/** Keys of a store, and of the platform; at first those that are good. */
const usual = () => ({ status: 'active' as const });

export const keyLists = {
  store: defineList(storeKeys.list, { name: 'store-api-keys', usual }),
  desk: defineList(deskKeys.list, { name: 'desk-api-keys', usual }),
} as const;
