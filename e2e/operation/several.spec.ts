import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { changePrice } from '../../lib/server/catalogue/index.ts';
import { testPassword } from '../../lib/server/factories/factories.ts';
import { getUser } from '../../lib/server/identity/index.ts';
import type { Member } from '../../lib/server/kernel/actor.ts';
import { queueMessage } from '../../lib/server/messaging/index.ts';
import { auditMoney } from '../../lib/server/workflows/ledger/audit-money.ts';
import { Customer, type Goods, makeGoods } from '../../scripts/several/customer.ts';
import type { ShopProcess } from '../../scripts/several/shop-process.ts';
import { findStale, readAllTheTime } from '../fixtures/constant-readers.ts';
import { openSeveral, type Several } from '../fixtures/several.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn } from '../pages/login.ts';
import { expectOrderState, payByPlayBank, placeOrder } from '../pages/ordering.ts';
import { filledIn, memberWords } from '../pages/words.ts';

/** Processes of their own, so the tests share them and come one after the other. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });
// Streams of a process that is killed break off in the middle.
test.use({ ignoreHTTPSErrors: true, expectedTroubles: [/ERR_(?:INCOMPLETE_CHUNKED_ENCODING|HTTP2_PROTOCOL_ERROR)/] });

const language = 'zh-cn';
const { member: words, orders, quotation } = memberWords[language];
const operator: Member = { kind: 'member', userId: 1, sessionId: 'test', nodes: new Set(['*']) };
/** How long after its commit a change may be missing from a page, on a machine with other work. */
const graceInMs = 5_000;
/** The processes that start want some of the machine, too. */
const pauseInMs = 50;
const buyersAtOnce = 3;
/** Nobody may pay more often than thirty times in ten minutes. */
const mostOfOne = 25;

let several: Several | undefined;
let goods: Goods;
test.beforeAll(async () => {
  several = await openSeveral();
  if (several) goods = await makeGoods(several.ctx, 'several-notebook');
});
test.afterAll(() => several?.stop());

/** What goes on beside a test, and would go on after one that failed. */
const goingOn: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const stop of goingOn.splice(0)) await stop();
  if (test.info().status === test.info().expectedStatus) return;
  for (const { role, lines } of Object.values(several?.processes ?? {}).flat())
    await test.info().attach(`${role}.log`, { body: lines.slice(-40).join('\n'), contentType: 'text/plain' });
  await test.info().attach('nginx.log', { body: several?.front.said.join('') ?? '', contentType: 'text/plain' });
});

function shop(): Several {
  test.skip(!several, 'there is no nginx on this machine: several processes behind one are not tested');
  return several as Several;
}

/** The two of a kind. */
function pair(role: keyof Several['processes']): [ShopProcess, ShopProcess] {
  const [first, second] = shop().processes[role];
  if (!first || !second) throw new Error('there are two of each');
  return [first, second];
}

/** Another price every half second, and a message to be sent. */
function keepChanging({ ctx }: Several) {
  const prices: { shown: string; committedAt: number }[] = [];
  const recipients: string[] = [];
  let isOver = false;
  const change = async () => {
    for (let amount = 7_001; !isOver; amount += 1) {
      await changePrice(ctx, operator, { sku: `SKU-${goods.slug}`, priceAmount: amount, listAmount: null });
      prices.push({ shown: (amount / 100).toFixed(2), committedAt: Date.now() });
      const recipient = `several-${amount}@example.com`;
      const now = ctx.clock.now();
      const about = {
        locale: language,
        template: 'Code',
        values: { code: 'K7M2', minutes: 10, event: 'user_register' },
      };
      const expiresAt = new Date(now.getTime() + 600_000);
      await queueMessage(ctx.db, { channel: 'email', recipient, ...about, isSecret: true, now, expiresAt } as never);
      recipients.push(recipient);
      await wait(500);
    }
  };
  const changing = change();
  const stop = async () => {
    isOver = true;
    await changing;
    return { prices, recipients };
  };
  return { stop };
}

/** Everything that was queued is announced by one of the workers, once. */
async function expectSentOnce({ ctx, processes }: Several, recipients: string[]): Promise<void> {
  const waiting = sql`select count(*)::int as count from outbox_messages where status <> 'announced'`;
  await expect.poll(async () => (await ctx.db.execute(waiting)).rows[0]?.count).toBe(0);
  const said = processes.worker.flatMap(({ lines }) => lines).join('\n');
  const counts = recipients.map((recipient) => [recipient, said.split(recipient).length - 1]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
}

/** Of what runs by the clock each round was run once, whoever did it. */
async function expectNoJobTwice({ ctx }: Several): Promise<void> {
  const { rows } = await ctx.db.execute(sql`select name, date_trunc('minute', created_on) as at, count(*)::int as count
    from jobs.job where state = 'completed' and name not like '\\_\\_pgboss%' group by 1, 2 having count(*) > 1`);
  expect(rows).toEqual([]);
}

test('a customer notices nothing of processes that are killed', async ({ page }) => {
  const { ctx, url, front } = shop();
  const [api, otherApi] = pair('api');
  const [pages] = pair('pages');
  const [worker] = pair('worker');
  const kills = [api, otherApi, pages, worker];
  const customer = await Customer.of(ctx);
  const { username } = await getUser(ctx.db, customer.userId);
  const paths = [
    '/',
    `/${goods.slug}`,
    `/en/${goods.slug}`,
    `/api/product/info?slug=${goods.slug}`,
    '/api/index/index',
  ];
  const reading = readAllTheTime(url, paths);
  const changing = keepChanging(shop());
  goingOn.push(reading.stop, changing.stop);
  const dies = async (process: ShopProcess, meanwhile: () => Promise<unknown>) => {
    await process.stop('SIGKILL');
    await meanwhile();
    await process.start();
  };
  let total = '';

  await test.step('log in while a process that answers calls is dead', async () => {
    await page.goto(`${url}/user/message`);
    await dies(api, () => logIn(page, language, { username, password: testPassword }));
    await expect(page).toHaveURL(`${url}/user/message`);
  });

  await test.step('hear of what another process did, whichever one dies', async () => {
    const hears = async (by: ShopProcess, count: number) => {
      await customer.buy(by.url, goods);
      await expect(page.getByText(filledIn(words.menu.unread, { count })).first()).toBeAttached();
    };
    await hears(api, 1);
    await hears(otherApi, 2);
    await dies(otherApi, () => hears(api, 3));
  });
  const { prices, recipients } = await changing.stop();

  await test.step('order while a process with pages is dead', async () => {
    await dies(pages, async () => {
      await page.goto(`${url}/${goods.slug}`);
      await page.getByRole('button', { name: quotation.storefront.buy }).click();
      total = await customer.askPrice(url, goods);
      await placeOrder(page, language, total);
    });
  });

  await test.step('pay while a worker is dead', async () => {
    await dies(worker, () => payByPlayBank(page, language, total));
    await page.getByRole('link', { name: orders.pay.done.order }).click();
    await expectOrderState(page, orders.status.pending_dispatch);
  });

  const reads = await reading.stop();
  // What was in flight to a killed process is all that may be missing.
  expect(reads.filter(({ status }) => status >= 500).slice(0, 5)).toEqual([]);
  expect(reads.filter(({ status }) => status === 0).length).toBeLessThanOrEqual(kills.length * paths.length);
  const failed = front.readAnswers().filter(({ status }) => status >= 500);
  expect(failed.filter(({ method }) => method === 'GET')).toEqual([]);
  expect(failed.length).toBeLessThanOrEqual(kills.length);
  expect(findStale(reads, prices, graceInMs).slice(0, 5)).toEqual([]);
  await expectSentOnce(shop(), recipients);
});

test('each process is told to stop and started again, and nothing that was answered is lost', async () => {
  const { ctx, url, processes, front } = shop();
  const before = front.readAnswers().length;
  const customers: Customer[] = [];
  const reading = readAllTheTime(url, ['/', `/${goods.slug}`, '/api/product/list', '/api/index/index']);
  const bought: string[] = [];
  let isOver = false;
  goingOn.push(reading.stop, () => {
    isOver = true;
  });
  const buying = Promise.all(
    Array.from({ length: buyersAtOnce }, async () => {
      while (!isOver) {
        const customer = await Customer.of(ctx);
        customers.push(customer);
        for (let count = 0; count < mostOfOne && !isOver; count += 1) {
          bought.push(await customer.buy(url, goods));
          await wait(pauseInMs);
        }
      }
    }),
  );
  const again = async (process: ShopProcess | undefined) => {
    expect(await process?.stop()).toBe(0);
    await process?.start();
  };
  // One of each kind, and when they are back the other ones.
  for (const at of [0, 1]) await Promise.all(Object.values(processes).map((both) => again(both[at])));
  isOver = true;
  await buying;
  const reads = await reading.stop();

  expect(reads.filter(({ status }) => status !== 200).slice(0, 5)).toEqual([]);
  const failed = front
    .readAnswers()
    .slice(before)
    .filter(({ status }) => status >= 500);
  // Nginx may send a call in the very moment in which a port closes.
  expect(failed.length).toBeLessThanOrEqual(processes.api.length);
  expect(customers.flatMap(({ unanswered }) => unanswered).length).toBe(failed.length);
  const ids = sql.join(
    customers.map(({ userId }) => sql`${userId}`),
    sql`, `,
  );
  const { rows } = await ctx.db.execute<{ no: string }>(
    sql`select no from orders where user_id in (${ids}) and status = 'pending_dispatch' order by no`,
  );
  expect(rows.map(({ no }) => no)).toEqual(bought.toSorted());
  expect(bought.length).toBeGreaterThan(customers.length);
  expect(await auditMoney(ctx)).toEqual([]);
  await expectNoJobTwice(shop());
});
