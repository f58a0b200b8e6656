import { listCategoryOptions, listProductOptions } from '#lib/server/catalogue/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { readAllMessages } from '#lib/server/messaging/index.ts';
import { listCorrections, saveRate } from '#lib/server/settlement/index.ts';
import { appealPenalty } from '#lib/server/workflows/settlement/appeal-penalty.ts';
import { chargePenaltiesDue } from '#lib/server/workflows/settlement/charge-penalties.ts';
import { decideCorrection } from '#lib/server/workflows/settlement/decide-correction.ts';
import { proposeCorrection } from '#lib/server/workflows/settlement/propose-correction.ts';
import { demoCorrections } from '../content/settlement.ts';
import { type Happening, runInTime } from '../in-time.ts';
import { findSettlementPeople, type SettlementPeople } from './settlement-people.ts';

/**
 * Corrections of the demo store in every state, and rates beyond the default that begin tomorrow: what was sold before keeps
 * the default. Does nothing where there are corrections already.
 */
export async function seedSettlement(ctx: ServerContext): Promise<void> {
  const people = await findSettlementPeople(ctx);
  if (!people) return;
  const { total } = await listCorrections(ctx.db, { storeId: people.store.storeId }, toPage({ limit: 1 }));
  if (total > 0) return;
  await runInTime(
    ctx,
    demoCorrections.flatMap((correction) => happeningsOf(people, correction)),
  );
  // The store has seen what lies behind it.
  await readAllMessages(ctx, people.store.userId);
  await seedRates(ctx, people);
}

/** Each day of it, and the job at the end of the time to appeal. */
function happeningsOf(
  { store, operator, colleague }: SettlementPeople,
  correction: (typeof demoCorrections)[number],
): Happening[] {
  const { daysAgo, decision, appeal, answer, kind, amount, reason } = correction;
  const hours = daysAgo * 24;
  let no = '';
  const facts = { storeId: store.storeId, kind, amount, reason, orderNo: '', key: crypto.randomUUID() };
  const propose = async (at: ServerContext) => {
    no = (await proposeCorrection(at, colleague, facts)).no;
  };
  return [
    { hoursAgo: hours, happen: propose },
    ...(decision
      ? [{ hoursAgo: hours - 2, happen: decideBy(operator, () => ({ no, decision, reason: '预算已用完' })) }]
      : []),
    ...(appeal
      ? [{ hoursAgo: hours - 24, happen: (at: ServerContext) => appealPenalty(at, store, { no, note: appeal }) }]
      : []),
    ...(answer ? [{ hoursAgo: hours - 48, happen: decideBy(operator, () => ({ no, ...answer })) }] : []),
    ...(kind === 'penalty' && daysAgo > 8 ? [{ hoursAgo: hours - 2 - 7 * 24, happen: chargePenaltiesDue }] : []),
  ];
}

const decideBy =
  (operator: Member, asked: () => Parameters<typeof decideCorrection>[2]) =>
  (at: ServerContext): Promise<void> =>
    decideCorrection(at, operator, asked());

/** A rate of a category, of a product and of the store, the last with its limits. */
async function seedRates(ctx: ServerContext, { store, operator }: SettlementPeople): Promise<void> {
  const search = { locale: 'zh-cn' as const, quickSearch: '', ids: undefined, limit: 1 };
  const { options: categories } = await listCategoryOptions(ctx, { ...search, offset: 0 });
  const products = await listProductOptions(ctx, { ...search, page: 1 });
  const from = shopDay(addSeconds(ctx.clock.now(), 86_400));
  const places = [
    { scope: 'store' as const, scopeId: store.storeId, bp: 450, minAmount: 100, maxAmount: 50_000 },
    { scope: 'category' as const, scopeId: categories[0]?.id, bp: 600, minAmount: 0, maxAmount: null },
    { scope: 'product' as const, scopeId: products[0]?.id, bp: 300, minAmount: 50, maxAmount: null },
  ];
  for (const { scopeId, ...rate } of places) {
    if (scopeId === undefined) continue;
    await saveRate(ctx, operator, { ...rate, scopeId, kind: 'sales', from, reason: '按年度协议' });
  }
}
