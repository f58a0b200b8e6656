// The whole life of an order, from the checkout to the settled statement of its store and its invoice: bytes of the log, statements,
// how many updates of `orders` stay on their page (HOT), what stays behind in each table, and the locks of each transaction.
//   node bench/order-life.ts [orders, default 300] [an index of `orders` to do without]
import { sql } from 'drizzle-orm';
import { closeContext, createContext, type ServerContext } from '#lib/server/db/context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { fixedClock } from '#lib/server/kernel/clock.ts';
import { deliverOutbox } from '#lib/server/messaging/index.ts';
import { asStore } from '#lib/server/orders/index.ts';
import { ensureRules } from '#lib/server/setup/first-rules.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { completeOrdersDue } from '#lib/server/workflows/orders/complete-order.ts';
import { confirmReceipt } from '#lib/server/workflows/orders/receive-order.ts';
import { confirmExpiredStatements } from '#lib/server/workflows/settlement/confirm-expired.ts';
import { makeStatementsNow } from '#lib/server/workflows/settlement/make-statements.ts';
import { settleStatementsDue } from '#lib/server/workflows/settlement/settle-statements.ts';
import { openBenchShop } from './bench-shop.ts';
import { buyOnce, newBuyers } from './buyers.ts';
import { meterLocks, printLocks } from './measuring/lock-meter.ts';
import { meterSteps, type RunStep } from './measuring/step-meter.ts';
import { printGrowth, printIndexes, readIndexes, readTables } from './table-facts.ts';

const orderCount = Number(process.argv[2] ?? 300);
const without = process.argv[3];
const dayInSeconds = 86_400;

const shop = await openBenchShop();
const clock = fixedClock(new Date());
const ctx = createContext({ env: shop.ctx.env, clock });
const locks = meterLocks(ctx.db.$client);

/** Everything that waits for a mail server, which here takes no time. */
async function deliverAll(of: ServerContext): Promise<void> {
  const senders = { email: async () => undefined, mobile: async () => undefined, close: () => undefined };
  const delivery = { senders, announce: () => undefined, onFailure: () => undefined };
  while ((await deliverOutbox(of, delivery)) > 0);
}

async function openStall() {
  const categoryId = await makeCategory(ctx.db, 'bench');
  const productId = await makeProduct(ctx.db, { slug: 'bench', categoryId, amount: 1000, stock: 10_000_000 });
  const stall = { ctx, productId };
  const life = invoicesOf({ ctx });
  const [buyer] = await newBuyers(stall, 1);
  if (!buyer) throw new Error('no buyer');
  const operator = toMember((await createTestUser(ctx, { group: 'operator' })).id);
  const title = await life.titleOf(buyer.member);
  return { stall, life, buyer, operator, titleId: title.id, store: await life.newStore() };
}

/** So many orders, each step for all of them before the next one. */
async function live(count: number, place: Awaited<ReturnType<typeof openStall>>, step: RunStep): Promise<void> {
  const { stall, life, buyer, operator, titleId, store } = place;
  const [nos, invoices]: [string[], string[]] = [[], []];
  const each = async (items: string[], run: (no: string) => Promise<unknown>) => {
    for (const no of items) await run(no);
  };
  await step('checkout and payment', async () => {
    for (let made = 0; made < count; made += 1) nos.push((await buyOnce(stall, buyer)).orders[0] ?? '');
  });
  await step('accepted', () => each(nos, (no) => life.accept(store, no)));
  await step('shipped', () => each(nos, (no) => life.ship(asStore(store), no)));
  await step('received', () => each(nos, (no) => confirmReceipt(ctx, { no, member: buyer.member })));
  await step('invoice asked for', () =>
    each(nos, async (no) => invoices.push(...(await life.apply(buyer.member, [no], { titleId })))),
  );
  await step('invoice issued', () => each(invoices, (no) => life.issue(no)));
  clock.advance(60 * dayInSeconds);
  await step('completed', async () => {
    while ((await completeOrdersDue(ctx)) > 0);
  });
  clock.advance(1);
  await step('on a statement, settled', async () => {
    await makeStatementsNow(ctx, operator, { storeId: store.storeId });
    clock.advance(30 * dayInSeconds);
    await confirmExpiredStatements(ctx);
    await settleStatementsDue(ctx);
  });
  await step('mails sent', () => deliverAll(ctx));
}

try {
  await ensureRules(ctx);
  // One store takes them all.
  await updateSettings(ctx, { 'pool.maxOpen': 1_000 });
  const place = await openStall();
  if (without) await ctx.db.execute(sql`drop index ${sql.identifier(without)}`);
  await live(10, place, async (_name, run) => void (await run()));
  // A page is written whole into the log when it is first changed after a checkpoint: what is measured is behind one.
  await ctx.db.execute(sql`checkpoint`);
  await ctx.db.execute(sql`vacuum analyze`);
  const before = await readTables(ctx);
  const indexes = await readIndexes(ctx, 'orders');
  const steps = meterSteps(ctx);
  await live(orderCount, place, steps.run);
  steps.print(orderCount);
  printGrowth(before, await readTables(ctx), orderCount);
  await printIndexes(ctx, 'orders', indexes, orderCount);
  await live(5, place, locks.run);
  printLocks(locks.held);
} finally {
  await closeContext(ctx);
  await shop.close();
}
