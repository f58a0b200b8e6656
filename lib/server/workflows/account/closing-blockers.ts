import { userPath } from '#lib/routes/user-path.ts';
import { countOpenCases } from '../../aftersales/index.ts';
import type { Executor } from '../../db/connection.ts';
import { getGroupKey, type User } from '../../identity/index.ts';
import { formatFen } from '../../kernel/money.ts';
import { countOpenOrders } from '../../orders/index.ts';
import { countOpenRecharges, countOpenRefunds } from '../../payments/index.ts';
import { countOpenWithdrawals } from '../../payouts/index.ts';
import { countOpenQuotations } from '../../quotation/index.ts';
import { sumUnsettled } from '../../referral/index.ts';
import { isStoreMember } from '../../store/index.ts';
import { getCommissionAvailable, getUserBalances } from '../../wallet/index.ts';

/** Something that an account would take with it. Its words are `closing_<kind>` of the api messages. */
export interface ClosingObstacle {
  kind: string;
  values?: Record<string, string | number>;
  /** The page on which it can be settled, or empty. */
  link: string;
}

/** Asked once, together with everything else. */
type Balances = ReturnType<typeof getUserBalances>;

/** What is there of a kind at present, or nothing. Asked when closing is requested, and again when it happens. */
type ClosingBlocker = (db: Executor, user: User, balances: Balances) => Promise<ClosingObstacle | undefined>;

const balance: ClosingBlocker = async (_db, _user, balances) => {
  const { balanceAmount } = await balances;
  if (balanceAmount === 0) return undefined;
  return { kind: 'balance', values: { amount: formatFen(balanceAmount) }, link: userPath('account/balance') };
};

const held: ClosingBlocker = async (_db, _user, balances) => {
  const { heldAmount, heldPoints } = await balances;
  if (heldAmount === 0 && heldPoints === 0) return undefined;
  return {
    kind: 'held',
    values: { amount: formatFen(heldAmount), points: heldPoints },
    link: userPath('account/bill'),
  };
};

const recharges: ClosingBlocker = async (db, user) => {
  const count = await countOpenRecharges(db, user.id);
  return count === 0 ? undefined : { kind: 'recharges', values: { count }, link: userPath('account/balance') };
};

const orders: ClosingBlocker = async (db, user) => {
  const count = await countOpenOrders(db, user.id);
  return count === 0 ? undefined : { kind: 'orders', values: { count }, link: userPath('account/myorder') };
};

const quotations: ClosingBlocker = async (db, user) => {
  const count = await countOpenQuotations(db, user.id);
  return count === 0 ? undefined : { kind: 'quotations', values: { count }, link: userPath('quotation_order') };
};

/** Of a completed order, too. */
const aftersales: ClosingBlocker = async (db, user) => {
  const count = await countOpenCases(db, user.id);
  return count === 0
    ? undefined
    : { kind: 'aftersales', values: { count }, link: userPath('account/order_aftersales') };
};

/** Money on its way back needs its owner. */
const refunds: ClosingBlocker = async (db, user) => {
  const count = await countOpenRefunds(db, user.id);
  return count === 0 ? undefined : { kind: 'refunds', values: { count }, link: userPath('account/myorder') };
};

/** What was earned and not taken, or is owed. */
const commissions: ClosingBlocker = async (db, user) => {
  const amount = await getCommissionAvailable(db, user.id);
  return amount === 0
    ? undefined
    : {
        kind: 'commissions',
        values: { amount: formatFen(amount) },
        link: userPath('recommend/components/list-withdraw'),
      };
};

const withdrawals: ClosingBlocker = async (db, user) => {
  const count = await countOpenWithdrawals(db, { ownerType: 'user', ownerId: user.id });
  return count === 0
    ? undefined
    : { kind: 'withdrawals', values: { count }, link: userPath('recommend/components/list-withdraw') };
};

/** Whoever works for a store or runs the shop leaves that first. */
const membership: ClosingBlocker = async (db, user) => {
  const [group, isMember] = await Promise.all([getGroupKey(db, user.groupId), isStoreMember(db, user.id)]);
  if (group === 'store' || isMember) return { kind: 'store', link: userPath('store/profile') };
  return group === 'operator' ? { kind: 'operator', link: '' } : undefined;
};

const points: ClosingBlocker = async (_db, _user, balances) => {
  const { points: left } = await balances;
  return left === 0 ? undefined : { kind: 'points', values: { points: left }, link: userPath('account/integral') };
};

/** What has to be settled before an account can end. A module with open business adds its line here. */
const blockers: ClosingBlocker[] = [
  balance,
  held,
  recharges,
  quotations,
  orders,
  aftersales,
  refunds,
  commissions,
  withdrawals,
  membership,
];

/** Earned, and not released yet: it may take weeks, for which nobody has to keep an account. */
const earnings: ClosingBlocker = async (db, user) => {
  const amount = await sumUnsettled(db, user.id);
  return amount === 0
    ? undefined
    : {
        kind: 'earnings',
        values: { amount: formatFen(amount) },
        link: userPath('recommend/components/list'),
      };
};

/** What is lost with the account, and said before. */
const losses: ClosingBlocker[] = [points, earnings];

export interface ClosingObstacles {
  blockers: ClosingObstacle[];
  warnings: ClosingObstacle[];
}

export async function findObstacles(db: Executor, user: User): Promise<ClosingObstacles> {
  const balances = getUserBalances(db, user.id);
  const askAll = (list: ClosingBlocker[]) => ask(list, (find) => find(db, user, balances));
  const [standing, lost] = await Promise.all([askAll(blockers), askAll(losses)]);
  return { blockers: standing, warnings: lost };
}

async function ask(
  list: ClosingBlocker[],
  find: (blocker: ClosingBlocker) => ReturnType<ClosingBlocker>,
): Promise<ClosingObstacle[]> {
  const found = await Promise.all(list.map(find));
  return found.filter((obstacle) => obstacle !== undefined);
}
