import { describe, expect, it } from '@jest/globals';
import { findTransferProvider } from '../../payments/index.ts';
import { returnPayout } from './pay-withdrawal.ts';
import { beginTransfer, sendTransfer } from './pieces/send-transfer.ts';
import { queryPayouts } from './query-payouts.ts';
import { openTransfers, paidOnce } from './transfers-for-tests.ts';

const { alipay, test, shop, newApproved, sent, minutes, read, transferOf, callsOf, toldOf, postingsOf } =
  await openTransfers();

const bouncedOnce = [...paidOnce, 'withdraw_bounce', 'withdraw_release'];

describe('a process that ends', () => {
  async function begun() {
    const { no } = await newApproved();
    const payer = await shop.newOperator();
    const provider = await findTransferProvider(test.ctx);
    if (!provider) throw new Error('no provider');
    return { no, payer, provider, begun: await beginTransfer(test.ctx, payer, no) };
  }

  it('before it has asked leaves what fails, and is not sent late by one that was only asleep', async () => {
    const { no, payer, provider, begun: asleep } = await begun();
    minutes(1);
    await sendTransfer(test.ctx, provider, { begun: asleep, operator: payer });
    expect(callsOf(no)).toEqual([]);
    await queryPayouts(test.ctx);
    minutes(2);
    await queryPayouts(test.ctx);
    expect(await read(no)).toMatchObject({ status: 'pay_failed', fault: 'not_sent' });
  });

  it('after Alipay has paid and before it has written so leaves what is settled once, however many ask', async () => {
    const { no, payer, provider, begun: dying } = await begun();
    await provider.transfer({
      no,
      amount: 4000,
      title: 'x',
      payee: { account: 'a', holder: 'b' },
    });
    minutes(1);
    const late = sendTransfer(test.ctx, provider, { begun: dying, operator: payer });
    await Promise.all([queryPayouts(test.ctx), queryPayouts(test.ctx), late]);
    expect(await shop.statusOf(no)).toBe('paid');
    expect(await postingsOf(no)).toEqual(paidOnce);
  });

  it('its late answer and the answer to a question settle it once', async () => {
    const { no, payer, provider, begun: slow } = await begun();
    const release = alipay.hold();
    const sending = sendTransfer(test.ctx, provider, { begun: slow, operator: payer });
    while (alipay.transfers.paidFor(no) === 0) await new Promise((done) => setTimeout(done, 5));
    minutes(1);
    const asking = queryPayouts(test.ctx);
    release();
    await Promise.all([sending, asking]);
    expect(await shop.statusOf(no)).toBe('paid');
    expect(await postingsOf(no)).toEqual(paidOnce);
  });
});

describe('what was paid', () => {
  const day = 24 * 60;

  it('and sent back later is returned, once, also where all has been taken and lost meanwhile', async () => {
    const { no, earner } = await sent();
    await shop.apply(earner, 6000);
    await shop.lose(earner.member, 3000);
    alipay.transfers.turn(no, 'REFUND');
    minutes(day);
    await Promise.all([queryPayouts(test.ctx), queryPayouts(test.ctx)]);
    expect(await read(no)).toMatchObject({ status: 'returned', fault: 'sent_back', bouncedAt: expect.any(Date) });
    expect(await shop.availableOf(earner)).toBe(1000);
    expect(await postingsOf(no)).toEqual(bouncedOnce);
    expect(await toldOf(no)).toEqual(['payoutReturned']);
    minutes(5 * day);
    await queryPayouts(test.ctx);
    expect(await postingsOf(no)).toEqual(bouncedOnce);
  });

  it('can be returned manually, and then no answer changes it', async () => {
    const { no, payer } = await sent();
    await returnPayout(test.ctx, payer, { no, reason: '账户已销户' });
    alipay.transfers.turn(no, 'REFUND');
    minutes(day);
    await queryPayouts(test.ctx);
    expect(await postingsOf(no)).toEqual(bouncedOnce);
    expect(await toldOf(no)).toEqual([]);
  });

  it('is looked at twice, and left alone then', async () => {
    const { no } = await sent();
    for (const days of [1, 2, 30]) {
      minutes(days * day);
      await queryPayouts(test.ctx);
    }
    expect(callsOf(no).filter((method) => method.endsWith('query'))).toHaveLength(2);
    expect(await transferOf(no)).toMatchObject({ queryAt: null });
  });
});
