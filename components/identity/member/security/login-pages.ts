import { defineList } from '#components/ui/list/define-list.ts';
import { loginHistory } from '#lib/contract/identity/member-security.ts';

/** Logins and failed tries. */
export const loginList = defineList(loginHistory);
