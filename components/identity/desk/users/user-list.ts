import { defineList } from '#components/lists/define-list.ts';
import { operatorUsers } from '#lib/contract/identity/desk-users.ts';

/** Everybody who has an account. */
export const userList = defineList(operatorUsers, { name: 'desk-users' });
