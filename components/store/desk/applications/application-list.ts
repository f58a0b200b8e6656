import { defineList } from '#components/lists/define-list.ts';
import { operatorStoreApplications } from '#lib/contract/store/applications.ts';

/** Who wants to become a store, those that wait first. */
export const applicationList = defineList(operatorStoreApplications, { name: 'desk-applications' });
