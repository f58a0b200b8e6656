import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import { countOpenOfStore } from '#lib/server/orders/index.ts';
import { countOpenWithdrawals } from '#lib/server/payouts/index.ts';
import { countOffersOut, countSellerWork } from '#lib/server/quotation/index.ts';
import { countOpenCorrections, countOpenDeposits, sumOpenStatements } from '#lib/server/settlement/index.ts';
import { getStoreMoney } from '#lib/server/wallet/index.ts';

/** Something of a store that is still open. Its words are `storeClosing_<kind>` of the api messages. */
export interface StoreObstacle {
  kind: string;
  values: Record<string, string | number>;
  /** The page on which it can be settled, or empty where there is only waiting. */
  link: string;
}

/** What is open of a kind at present. Asked while a store is closing, and again when it is closed. */
type StoreBlocker = (db: Executor, storeId: number) => Promise<StoreObstacle[]>;

const orders: StoreBlocker = async (db, storeId) => {
  const open = await countOpenOfStore(db, storeId);
  return [
    ...counted('to_answer', open.toAnswer, userPath('store/order', { tab: 'to_accept' })),
    ...counted('unpaid', open.unpaid, userPath('store/order', { tab: 'unpaid' })),
    ...counted('to_ship', open.toShip, userPath('store/order', { tab: 'to_ship' })),
    ...counted('shipped', open.shipped, userPath('store/order', { tab: 'shipped' })),
    ...counted('received', open.received, userPath('store/order', { tab: 'finished' })),
    ...counted('aftersales', open.aftersales, userPath('store/order_aftersales', { tab: 'running' })),
  ];
};

const quotations: StoreBlocker = async (db, storeId) => {
  const [enquiries, offers] = await Promise.all([countSellerWork(db, storeId), countOffersOut(db, storeId)]);
  return [
    ...counted('enquiries', enquiries, userPath('store/quotation')),
    ...counted('offers', offers, userPath('store/quotation')),
  ];
};

/** What is earned has to be paid out, and what is owed paid back. */
const money: StoreBlocker = async (db, storeId) => {
  const { pending, available, deposited } = await getStoreMoney(db, storeId);
  const link = userPath('store/finance', { view: 'withdrawals' });
  return [
    ...amountOf(pending, { kind: 'pending', link: '' }),
    ...amountOf(available, { kind: 'available', link }),
    ...amountOf(deposited, { kind: 'deposit', link: userPath('store/finance', { view: 'deposit' }) }),
  ];
};

const amountOf = (amount: Fen, { kind, link }: { kind: string; link: string }): StoreObstacle[] => {
  if (amount === 0) return [];
  const values = { amount: formatFen(Math.abs(amount)) };
  return [amount > 0 ? { kind, values, link } : { kind: 'debt', values, link: '' }];
};

/** What is on its way out may come back. */
const withdrawals: StoreBlocker = async (db, storeId) => {
  const open = await countOpenWithdrawals(db, { ownerType: 'store', ownerId: storeId });
  return counted('withdrawals', open, userPath('store/finance', { view: 'withdrawals', status: 'open' }));
};

/** A penalty is charged before, and what two operators are still at is decided. */
const corrections: StoreBlocker = async (db, storeId) =>
  counted('corrections', await countOpenCorrections(db, storeId), userPath('store/finance', { view: 'account' }));

/** A demand is paid or withdrawn before, and what two operators are still at is decided. */
const deposits: StoreBlocker = async (db, storeId) =>
  counted('deposits', await countOpenDeposits(db, storeId), userPath('store/finance', { view: 'deposit' }));

/** Also one that sums to nothing can be objected to. */
const statements: StoreBlocker = async (db, storeId) => {
  const { count } = await sumOpenStatements(db, storeId);
  return counted('statements', count, userPath('store/finance', { view: 'statements' }));
};

const counted = (kind: string, count: number, link: string): StoreObstacle[] =>
  count === 0 ? [] : [{ kind, values: { count }, link }];

/**
 * What has to be settled before a store can close (docs/domain/store.md 4). A module with open business adds its line
 * here.
 */
const blockers: readonly StoreBlocker[] = [orders, quotations, money, statements, corrections, deposits, withdrawals];

export async function findStoreObstacles(db: Executor, storeId: number): Promise<StoreObstacle[]> {
  return (await Promise.all(blockers.map((find) => find(db, storeId)))).flat();
}
