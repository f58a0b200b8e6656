import type { Unit } from './tables.ts';

/** An account by name, and how it is made when it first moves. */
export interface Account {
  id: string;
  kind: string;
  ownerType: 'user' | 'store' | 'platform';
  ownerId: number | null;
  unit: Unit;
  /** Null: may go below zero, as accounts of the platform do: what lies outside is owed by them. */
  minBalance: number | null;
  /**
   * The floor is this posting's alone: nothing may be spent below it, but another posting may owe, and what comes in
   * only lessens the debt.
   */
  isFloorOwn?: boolean;
}

const ofUser = (kind: string, unit: Unit) => (userId: number) => ({
  id: `${kind}:${userId}`,
  kind,
  ownerType: 'user' as const,
  ownerId: userId,
  unit,
  minBalance: 0,
});

const ofPlatform = (id: string, unit: Unit): Account => ({
  id,
  kind: id.split(':')[0] ?? id,
  ownerType: 'platform',
  ownerId: null,
  unit,
  minBalance: null,
});

/** May go below zero: what is taken back after it was paid out is owed. */
const ofStore =
  (kind: string) =>
  (storeId: number): Account => ({
    id: `${kind}:${storeId}`,
    kind,
    ownerType: 'store',
    ownerId: storeId,
    unit: 'CNY',
    minBalance: null,
  });

const commissionAvailable = (userId: number): Account => ({
  ...ofUser('commission_available', 'CNY')(userId),
  minBalance: null,
});

const points = (userId: number): Account => ({ ...ofUser('points', 'PT')(userId), isFloorOwn: true });

/** The accounts of the ledger (docs/domain/wallet.md 2). */
export const accounts = {
  userBalance: ofUser('user_balance', 'CNY'),
  userBalanceHold: ofUser('user_balance_hold', 'CNY'),
  points,
  /** The same account, for taking back points that were earned for nothing and may be spent already. */
  pointsOwed: (userId: number): Account => ({ ...points(userId), minBalance: null }),
  pointsHold: ofUser('points_hold', 'PT'),
  pointsIssued: ofPlatform('points_issued', 'PT'),
  /** What was paid for orders that are not settled yet. */
  orderEscrow: ofPlatform('order_escrow', 'CNY'),
  /** What a store has earned and cannot take yet. */
  storePending: ofStore('store_pending'),
  /** What a store can withdraw; what is taken back after it was paid out is owed. */
  storeAvailable: ofStore('store_available'),
  /** The same account, for what the store takes: nobody takes more than there is, or while something is owed. */
  storeTaken: (storeId: number): Account => ({
    ...ofStore('store_available')(storeId),
    minBalance: 0,
    isFloorOwn: true,
  }),
  /** What of it is on its way out. */
  storeHold: (storeId: number): Account => ({ ...ofStore('store_hold')(storeId), minBalance: 0 }),
  /** What a store has left with the platform as a surety. */
  storeDeposit: (storeId: number): Account => ({ ...ofStore('store_deposit')(storeId), minBalance: 0 }),
  /** What a promoter has earned and can take; what is taken back after it was paid out is owed. */
  commissionAvailable,
  /** The same account, for what its owner takes: nobody takes more than there is, or while something is owed. */
  commissionTaken: (userId: number): Account => ({
    ...commissionAvailable(userId),
    minBalance: 0,
    isFloorOwn: true,
  }),
  /** What of it is on its way out. */
  commissionHold: ofUser('commission_hold', 'CNY'),
  /** What stores bear of commissions that are not released yet. */
  referralPayable: ofPlatform('referral_payable', 'CNY'),
  expenseReferral: ofPlatform('expense:referral', 'CNY'),
  incomeCommission: ofPlatform('income:commission', 'CNY'),
  /** Fees for the way something was paid, and for other services, beside the commission on the sale. */
  incomePaymentFee: ofPlatform('income:payment_fee', 'CNY'),
  incomeServiceFee: ofPlatform('income:service_fee', 'CNY'),
  incomeSales: ofPlatform('income:sales', 'CNY'),
  /** What stores paid as penalties. */
  incomePenalty: ofPlatform('income:penalty', 'CNY'),
  /** What the platform gave stores as a subsidy. */
  expenseSubsidy: ofPlatform('expense:subsidy', 'CNY'),
  incomeWithdrawFee: ofPlatform('income:withdraw_fee', 'CNY'),
  /** Tax that was kept back and is owed to the state. */
  taxWithheld: ofPlatform('tax_withheld', 'CNY'),
  /** What points paid for. */
  expensePoints: ofPlatform('expense:points', 'CNY'),
  adjustment: ofPlatform('adjustment', 'CNY'),
  /** What customers had in the system before, when the books of this one began. */
  equityOpening: ofPlatform('equity:opening', 'CNY'),
  bank: ofPlatform('bank:main', 'CNY'),
  gateway: (channel: string) => ofPlatform(`gateway:${channel}`, 'CNY'),
};

/** What a user can spend, and where it waits while set aside. */
export const spendable = {
  CNY: { free: accounts.userBalance, held: accounts.userBalanceHold },
  PT: { free: accounts.points, held: accounts.pointsHold },
} as const;
