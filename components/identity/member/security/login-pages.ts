import { defineList } from '#components/lists/define-list.ts';
import { loginHistory } from '#lib/contract/identity/member-security.ts';

/** Logins and failed tries. */
export const loginList = defineList(loginHistory);
