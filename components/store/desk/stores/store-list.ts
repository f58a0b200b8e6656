import { defineList } from '#components/lists/define-list.ts';
import { operatorStoreExport, operatorStores } from '#lib/contract/store/desk-stores.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** All stores. */
export const storeList = defineList(operatorStores, { name: 'desk-stores', file: operatorStoreExport.path });

export const storesHref = userPath('desk/stores');
export const storeHref = ({ id }: { id: number }) => `${storesHref}/info?id=${id}`;
