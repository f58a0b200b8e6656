import type { Channel } from '#lib/contract/payments/channels.ts';
import type { TestContext } from '../db/test-context.ts';
import type { Member } from '../kernel/actor.ts';
import { getUserBalances } from '../wallet/index.ts';
import { createRecharge, describeRecharge } from './index.ts';
import { paymentNotices } from './tables.ts';

let lastUser = 1000;

export function newMember(): Member {
  lastUser += 1;
  return { kind: 'member', userId: lastUser, sessionId: crypto.randomUUID(), nodes: new Set(['*']) };
}

/** What tests of recharges do again and again. */
export function rechargesOf({ ctx }: TestContext, channel: Channel) {
  return {
    begin: (member: Member, amount = 10_050, key: string = crypto.randomUUID()) =>
      createRecharge(ctx, member, { amount, channel, key }),
    balanceOf: async ({ userId }: Member) => (await getUserBalances(ctx.db, userId)).balanceAmount,
    statusOf: async ({ userId }: Member, no: string) => (await describeRecharge(ctx, userId, no)).payment.status,
    /** Outcomes of all that was said about a payment, oldest first. */
    outcomesOf: async (paymentNo: string) => {
      const rows = await ctx.db.select().from(paymentNotices).orderBy(paymentNotices.id);
      return rows.filter((row) => row.paymentNo === paymentNo).map(({ outcome }) => outcome);
    },
  };
}
