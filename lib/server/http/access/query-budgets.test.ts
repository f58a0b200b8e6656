import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listenForChanges } from '../../db/listen-for-changes.ts';
import { tallyQueries } from '../../db/query-tally.ts';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { createTestStore } from '../../factories/store-factories.ts';
import { updateSettings } from '../../site/index.ts';
import { createTestApi, type TestApi } from '../test-api.ts';
import { useFolder } from '../uploads-for-tests.ts';
import { askAs } from './ask-as-for-tests.ts';
import type { Audience } from './audiences-for-tests.ts';
import { type Asker, ownedRecords } from './owned-records-for-tests.ts';
import { accessTable } from './table-for-tests.ts';

/** Who asks costs one round trip, whose store it is another: what a read may cost that is not named below. */
const usual = 4;

/** How often a read may ask the database. A number that has become too large is lowered, never raised without a reason. */
const budgets: Record<string, number> = {
  'get /api/account/closing': 13,
  'get /api/account/overview': 13,
  'get /api/account/twoFactor': 5,
  'get /api/account/waiting': 1,
  'get /api/index/index': 3,
  'get /api/message/unread': 2,
  'get /api/operator/audit/list': 6,
  'get /api/operator/order/list': 10,
  'get /api/operator/product/list': 7,
  'get /api/operator/recharge/list': 5,
  'get /api/order/counts': 3,
  'get /api/order/group': 6,
  'get /api/order/info': 10,
  'get /api/order/list': 2,
  'get /api/product/home': 7,
  'get /api/product/list': 5,
  'get /api/quote/info': 12,
  'get /api/service/list': 5,
  'get /api/site/addresses': 5,
  'get /api/store/closing': 13,
  'get /api/store/home': 19,
  'get /api/store/invite': 6,
  'get /api/store/legal': 5,
  'get /api/store/orderInfo': 13,
  'get /api/store/payee': 5,
  'get /api/store/pool': 7,
  'get /api/store/profile': 5,
  'get /api/store/staff': 5,
};

/** Streams do not end, and files are written in as many reads as they are long. */
const endless = /stream$|export$|\/pdf$|quotePdf$|importTemplate$/i;
const reads = accessTable.filter(([call]) => call.startsWith('get ') && !endless.test(call));

let test: TestApi;
let cleanFolder: () => Promise<void>;
let listening: { stop(): Promise<void> };
const people = {} as Record<'customer' | 'store' | 'operator', Asker>;

beforeAll(async () => {
  test = await createTestApi();
  const { ctx } = test;
  cleanFolder = await useFolder(ctx);
  ctx.env.PAYMENT_SANDBOX = true;
  await updateSettings(ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
  // As in a running shop: what rarely changes is kept until its notice.
  listening = await listenForChanges(ctx, () => {});
  const asker = async (id: number): Promise<Asker> => ({ id, token: (await signIn(ctx, id)).token });
  for (const group of ['customer', 'operator'] as const)
    people[group] = await asker((await createTestUser(ctx, { group })).id);
  people.store = await asker((await createTestStore(ctx)).owner.id);
});

afterAll(async () => {
  await listening.stop();
  await test.close();
  await cleanFolder();
});

function askerOf(call: string, who: Audience): Asker {
  const record = ownedRecords.find((each) => each.call === call);
  if (who === 'guests') return { ...people.customer, token: '' };
  if (record?.isForOperators || who === 'operators') return people.operator;
  return record?.isForStores || who === 'stores' || who === 'sales' ? people.store : people.customer;
}

describe('how often a read asks the database', () => {
  it.each(reads)('%s', async (call, who) => {
    const asker = askerOf(call, who);
    const record = ownedRecords.find((each) => each.call === call);
    const input = record && {
      ...(await record.rest?.(test, asker)),
      [record.field]: await record.make(test, asker),
    };
    // The first time fills what is kept in memory.
    await askAs(test, asker, call, input ?? {});
    const { queries } = await tallyQueries(() => askAs(test, asker, call, input ?? {}));
    expect(queries).toBeLessThanOrEqual(budgets[call] ?? usual);
  });
});
