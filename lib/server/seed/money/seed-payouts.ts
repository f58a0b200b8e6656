import type { ServerContext } from '#lib/server/db/context.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listOwnWithdrawals } from '#lib/server/payouts/index.ts';
import { applyStoreWithdrawal } from '#lib/server/workflows/payouts/apply-store-withdrawal.ts';
import { cancelWithdrawal } from '#lib/server/workflows/payouts/cancel-withdrawal.ts';
import { makeBatch } from '#lib/server/workflows/payouts/make-batch.ts';
import { returnPayout } from '#lib/server/workflows/payouts/pay-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from '#lib/server/workflows/payouts/review-withdrawal.ts';
import { applyResult } from '#lib/server/workflows/payouts/settle-batch.ts';
import { demoPassword } from '../demo-logins.ts';
import type { Happening } from '../in-time.ts';
import type { SettlementPeople } from './settlement-people.ts';

/** What the store asked for, by what becomes of it; in fen. */
const amounts = {
  paid: 30_000,
  failed: 11_000,
  returned: 12_000,
  cancelled: 10_000,
  rejected: 15_000,
  approved: 15_000,
  paying: 13_000,
  pending: 20_000,
};
type Asked = keyof typeof amounts;

/**
 * Withdrawals of the demo store in every state, of which some went out by files of the bank: one is answered, one still open.
 * One waits for approval and one for payment, both by the demo operator. Nothing where there are some already.
 */
export async function planPayouts(ctx: ServerContext, people: SettlementPeople): Promise<Happening[]> {
  const { store, operator, colleague } = people;
  const owner = { ownerType: 'store' as const, ownerId: store.storeId };
  if ((await listOwnWithdrawals(ctx.db, { owner }, toPage({ limit: 1 }))).total > 0) return [];
  const nos = new Map<Asked, string>();
  const no = (asked: Asked) => nos.get(asked) ?? '';
  const ask = (hoursAgo: number, ...asked: Asked[]): Happening[] =>
    asked.map((each, index) => ({
      hoursAgo: hoursAgo - index / 10,
      happen: async (at) => {
        nos.set(each, await askFor(at, people, amounts[each]));
      },
    }));
  const approve = (hoursAgo: number, ...asked: Asked[]): Happening[] =>
    asked.map((each, index) => ({
      hoursAgo: hoursAgo - index / 10,
      happen: (at) => approveWithdrawal(at, colleague, no(each)),
    }));
  const send = (hoursAgo: number, ...asked: Asked[]): Happening => ({
    hoursAgo,
    happen: async (at) => {
      batch = (await makeBatch(at, operator, { nos: asked.map(no), key: crypto.randomUUID() })).no;
    },
  });
  let batch = '';
  return [
    ...ask(84, 'paid', 'failed', 'returned'),
    ...approve(80, 'paid', 'failed', 'returned'),
    send(78, 'paid', 'failed', 'returned'),
    {
      hoursAgo: 72,
      happen: (at) =>
        applyResult(at, operator, { no: batch, content: answerOf(no('paid'), [no('failed'), no('returned')]) }),
    },
    {
      hoursAgo: 71,
      happen: (at) => returnPayout(at, operator, { no: no('returned'), reason: '账户已停用，款项退回' }),
    },
    ...ask(60, 'cancelled', 'rejected'),
    { hoursAgo: 59, happen: (at) => cancelWithdrawal(at, store, { no: no('cancelled'), owner }) },
    {
      hoursAgo: 50,
      happen: (at) => rejectWithdrawal(at, colleague, { no: no('rejected'), reason: '请先补齐本月发票' }),
    },
    ...ask(30, 'paying', 'approved'),
    ...approve(28, 'paying', 'approved'),
    send(26, 'paying'),
    ...ask(3, 'pending'),
  ];
}

async function askFor(at: ServerContext, { store }: SettlementPeople, amount: number): Promise<string> {
  const proof = { password: demoPassword, code: '', ip: '127.0.0.1' };
  // Whether the device is a known one is looked up by the session.
  const asker = { ...store, sessionId: crypto.randomUUID() };
  return (await applyStoreWithdrawal(at, asker, { ...proof, amount, key: crypto.randomUUID() })).no;
}

/** What the bank says, in the columns that the settings begin with. */
function answerOf(paid: string, failed: string[]): Buffer {
  const rows = failed.map((no) => `${no},交易失败,收款账户状态异常,,`);
  const head = '业务编号,处理状态,失败原因,银行流水号,金额';
  return Buffer.from([head, `${paid},交易成功,,2026112300018,`, ...rows].join('\n'));
}
