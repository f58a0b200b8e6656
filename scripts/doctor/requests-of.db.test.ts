import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestApi, type TestApi, testAddress } from '#lib/server/http/test-api.ts';
import { newCause, runFor } from '#lib/server/observe/cause.ts';
import { buyNow, checkoutOf } from '#lib/server/workflows/checkout/checkout-for-tests.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { scriptProgram } from '../programs/script-program.ts';
import { listRequestsOf } from './requests-of.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi({ PAYMENT_SANDBOX: true });
});
afterAll(() => test.close());

describe('from the number of an order', () => {
  it('it is one line to the request that made it, and what the answer said of it', async () => {
    const shop = checkoutOf(test);
    const goods = await shop.makeGoods({ amount: 5000 });
    const buyer = await shop.newBuyer();
    const { token } = await signIn(test.ctx, buyer.member.userId);
    const headers = { 'content-type': 'application/json', 'ba-user-token': token, 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ what: buyNow(goods, 2), address_id: buyer.addressId, expected_total: '112' });
    const request = new Request('http://shop.test/api/order/create', { method: 'POST', headers, body });
    const response = await test.api.fetch(request, { remoteAddress: testAddress });
    const { code, data } = (await response.json()) as { code: number; data: { no: string } };
    expect(code).toBe(1);
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^[\w-]{8,64}$/);
    const group = await listRequestsOf(test.ctx.db, data.no);
    expect(group).toMatchObject([{ event: 'create', requestId }]);
    expect(await listRequestsOf(test.ctx.db, group[0]?.no ?? '')).toEqual(group);
  });

  it('it is one more to what paid and moved it, by whomever', async () => {
    const shop = fulfilmentOf(test);
    const paying = newCause();
    const { no } = await runFor(paying, () => shop.newPaid());
    const accepting = newCause();
    const store = await shop.newStore();
    await runFor(accepting, () => shop.accept(store, no));
    expect(paying.seen.records).toEqual(expect.arrayContaining([no, expect.stringMatching(/^PY/)]));
    expect(accepting.seen.records).toContain(no);
    const changes = await listRequestsOf(test.ctx.db, no);
    const by = (id: string) => changes.filter(({ requestId }) => requestId === id).map((each) => each.event);
    expect(by(paying.requestId)).toEqual(expect.arrayContaining(['pay', 'succeed']));
    expect(by(accepting.requestId)).toContain('accept');

    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--no-warnings', ...scriptProgram('scripts/doctor.ts'), ...args], {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          LC_ALL: 'C',
          DATABASE_URL: test.ctx.env.DATABASE_URL,
          SECRET_KEY: 'q8Zt3LmPx0VwYc7RbNfKdGhJs5Ua2Ei9Oo4',
        },
      });
    const told = run('--order', no.toLowerCase());
    expect(told.stderr).toBe('');
    const line = told.stdout.split('\n').find((each) => each.includes(no) && each.includes(' pay '));
    expect(line).toContain(paying.requestId);
    expect(told.stdout).toContain(`${paying.requestId}|${accepting.requestId}`);
    expect(run('--order', 'SO0')).toMatchObject({ status: 1, stderr: expect.stringContaining('SO0') });
    expect(run('--order')).toMatchObject({ status: 1, stderr: expect.stringContaining('--order NUMBER') });
  }, 240_000);
});
