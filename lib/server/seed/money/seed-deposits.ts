import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listDeposits } from '#lib/server/settlement/index.ts';
import { payDeposit } from '#lib/server/workflows/settlement/pay-deposit.ts';
import { proposeDeposit } from '#lib/server/workflows/settlement/propose-deposit.ts';
import type { Happening } from '../in-time.ts';
import type { SettlementPeople } from './settlement-people.ts';

const day = 24;

/**
 * Deposits of the demo store: one that is paid, a part of it that the demo operator can release, and one that is still to be
 * paid. Nothing where there are some already.
 */
export async function planDeposits(ctx: ServerContext, people: SettlementPeople): Promise<Happening[]> {
  const { store } = people;
  if ((await listDeposits(ctx.db, { storeId: store.storeId }, toPage({ limit: 1 }))).total > 0) return [];
  let no = '';
  const first = { kind: 'demand' as const, amount: 10_000, reason: '入驻保证金' };
  const release = { kind: 'release' as const, amount: 2000, reason: '三个月无投诉，退还部分保证金' };
  const second = { kind: 'demand' as const, amount: 5000, reason: '大促期间追加保证金' };
  return [
    {
      hoursAgo: 4 * day,
      happen: async (at) => {
        no = await propose(at, people, first);
      },
    },
    { hoursAgo: 4 * day - 6, happen: (at) => payDeposit(at, store, no) },
    { hoursAgo: day, happen: (at) => propose(at, people, release) },
    { hoursAgo: 5, happen: (at) => propose(at, people, second) },
  ];
}

type Asked = Pick<Parameters<typeof proposeDeposit>[2], 'kind' | 'amount' | 'reason'>;

/** To be paid within a week. */
async function propose(at: ServerContext, { colleague, store }: SettlementPeople, asked: Asked): Promise<string> {
  const due = shopDay(addSeconds(at.clock.now(), 7 * 86_400));
  const request = { ...asked, due, storeId: store.storeId, key: crypto.randomUUID() };
  return (await proposeDeposit(at, colleague, request)).no;
}
