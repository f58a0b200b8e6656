import { userPath } from '#lib/routes/user-path.ts';

/** Addresses of the wallet's pages and of their states. */
export const walletPaths = {
  balance: userPath('account/balance'),
  integral: userPath('account/integral'),
  recharges: userPath('account/balance', { view: 'recharges' }),
  newRecharge: userPath('account/balance', { recharge: 'new' }),
  recharge: (no: string) => userPath('account/balance', { recharge: no }),
} as const;
