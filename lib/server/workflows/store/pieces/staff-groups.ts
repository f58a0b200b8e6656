import type { StoreStaffRole } from '#lib/contract/store/profile-values.ts';
import type { GroupKey } from '#lib/server/identity/index.ts';

/** Which group gives a role its rules: what somebody may do is the group's, whose data it is the store's. */
export const groupOfRole: Record<StoreStaffRole, GroupKey> = {
  manager: 'store_manager',
  sales: 'store_sales',
  fulfilment: 'store_fulfilment',
  finance: 'store_finance',
};
