import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestFile } from '../../factories/store-factories.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { asStore, finishService, setAppointment } from '../../orders/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { fulfilmentOf, type PaidChoices } from './fulfil-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
const [store, other] = [await shop.newStore(), await shop.newStore()];
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

async function newAccepted(inputs: PaidChoices = {}) {
  const order = await shop.newPaid(inputs);
  await shop.accept(store, order.no);
  return order;
}

const inDays = (days: number) => new Date(test.ctx.clock.now().getTime() + days * 86_400_000);

describe('a service', () => {
  it('has an appointment, and is done with something to show for it', async () => {
    const { ctx } = test;
    const { no } = await newAccepted({ fulfilment: 'service' });
    const [start, end] = [inDays(1), inDays(2)];
    await setAppointment(ctx, asStore(store), { no, start, end, note: 'ring twice', former: null });
    expect(await shop.stateOf(no)).toMatchObject({ appointmentStart: start, appointmentEnd: end });
    const past = setAppointment(ctx, asStore(store), { no, start: inDays(-1), end, note: '', former: null });
    await expect(past).rejects.toMatchObject({ fields: { start: { key: 'future' } } });
    const empty = finishService(ctx, asStore(store), { no, note: '', files: [] });
    await expect(empty).rejects.toMatchObject({ fields: { note: { key: 'required' } } });
    await finishService(ctx, asStore(store), { no, note: 'mounted', files: [] });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'shipped', autoConfirmAt: inDays(5), proofNote: 'mounted' });
  });

  it('changes its appointment for who knows the one before, and says the same once', async () => {
    const { ctx } = test;
    const { no } = await newAccepted({ fulfilment: 'service' });
    const first = { start: inDays(1), end: inDays(2), note: 'first' };
    const second = { start: inDays(3), end: inDays(4), note: 'second' };
    const appoint = (times: typeof first, former: typeof first | null) =>
      setAppointment(ctx, asStore(store), { no, ...times, former });
    await appoint(first, null);
    await appoint(first, null);
    await expect(appoint(second, null)).rejects.toMatchObject({ code: 'status_changed' });
    await expect(appoint(second, { ...first, note: 'another' })).rejects.toMatchObject({ code: 'status_changed' });
    await appoint(second, first);
    expect(await shop.stateOf(no)).toMatchObject({ appointmentStart: second.start, appointmentNote: 'second' });
    const { rows } = await ctx.db.execute(
      sql`select 1 from messages where event_key = 'orderAppointment' and args->>'no' = ${no}`,
    );
    expect(rows).toHaveLength(2);
  });

  it('delivers files that only the own store has uploaded', async () => {
    const { ctx } = test;
    const { no } = await newAccepted({ fulfilment: 'digital' });
    const upload = async ({ userId }: StoreMember) => {
      const path = `private/delivery/${crypto.randomUUID()}.zip`;
      const url = `/storage/${path}`;
      await createTestFile(ctx, userId, { topic: 'delivery', path, url });
      return url;
    };
    const stolen = finishService(ctx, asStore(store), { no, note: '', files: [await upload(other)] });
    await expect(stolen).rejects.toMatchObject({ fields: { files: { key: 'file' } } });
    await finishService(ctx, asStore(store), { no, note: '', files: [await upload(store)] });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'shipped', autoConfirmAt: inDays(1) });
    expect((await shop.stateOf(no)).proofFileIds).toHaveLength(1);
  });

  it('is not shipped, and goods are not done', async () => {
    const { ctx } = test;
    const [service, goods] = [await newAccepted({ fulfilment: 'service' }), await newAccepted()];
    await expect(shop.ship(asStore(store), service.no)).rejects.toMatchObject({ code: 'status_changed' });
    const done = finishService(ctx, asStore(store), { no: goods.no, note: 'x', files: [] });
    await expect(done).rejects.toMatchObject({ code: 'status_changed' });
  });
});
