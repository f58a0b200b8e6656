/** How far a withdrawal is (docs/domain/payouts.md 3). */
export const withdrawalStatuses = [
  'pending',
  'cancelled',
  'rejected',
  'approved',
  'paying',
  'paid',
  'pay_failed',
  'returned',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Its money is set aside: it has not come to an end. */
export const openStatuses = ['pending', 'approved', 'paying', 'pay_failed'] as const satisfies WithdrawalStatus[];
/** What its owner lists: those of one status, or all that have not come to an end. */
export const withdrawalFilters = ['open', ...withdrawalStatuses] as const;
export type WithdrawalFilter = (typeof withdrawalFilters)[number];

/** Where money is sent to: an account outside, or the member's own balance in the shop. */
export const payeeChannels = ['bank', 'alipay'] as const;
export type PayeeChannel = (typeof payeeChannels)[number];
export const withdrawalChannels = [...payeeChannels, 'balance'] as const;
export type WithdrawalChannel = (typeof withdrawalChannels)[number];

/** Whose money it is. */
export const withdrawalOwners = ['user', 'store'] as const;
export type WithdrawalOwner = (typeof withdrawalOwners)[number];

/** What somebody should look at twice before it is paid (docs/domain/payouts.md 6). */
export const riskSigns = ['first', 'new_payee', 'shared_payee', 'new_device', 'unusual_amount'] as const;
export type RiskSign = (typeof riskSigns)[number];
