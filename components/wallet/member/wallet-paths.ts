const balance = '/user/account/balance';

/** Addresses of the wallet's pages and of their states. */
export const walletPaths = {
  balance,
  integral: '/user/account/integral',
  recharges: `${balance}?view=recharges`,
  newRecharge: `${balance}?recharge=new`,
  recharge: (no: string) => `${balance}?recharge=${encodeURIComponent(no)}`,
} as const;
