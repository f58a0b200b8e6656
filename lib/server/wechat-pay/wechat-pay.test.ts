import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { fixedClock } from '../kernel/clock.ts';
import { openAccount, type WechatAccount } from './account.ts';
import { askWechat } from './client.ts';
import { newSigner, startGate } from './double-for-tests.ts';
import { readMessage } from './read-message.ts';

const start = '2026-11-25T10:00:00Z';
let clock = fixedClock(start);
const [first, second, over] = [
  newSigner('5157F09EFDC096DE15EBE81A47057A7200000001'),
  newSigner('6A01B2C3FDC096DE15EBE81A47057A7200000002'),
  newSigner('4B00C1D2FDC096DE15EBE81A47057A7200000003', '260101000000Z'),
];

const answer = () => ({ status: 200, body: { is: 'there' } });
const wechat = await startGate({ own: {}, clock: () => clock, answer });
afterAll(() => wechat.stop());

let account: WechatAccount;
beforeEach(() => {
  clock = fixedClock(start);
  Object.assign(wechat.state, { certificates: [first], certificateCalls: 0, isDown: false, isForging: false });
  account = openWithoutKey();
});

/** As a merchant that has platform certificates alone. */
const openWithoutKey = () => openAccount({ ...wechat.settings, wechatKeyId: '', wechatPublicKey: '', clock });

const ask = (asked = account) => askWechat(asked, { method: 'GET', resource: '/v3/x' });
const message = (changes = {}) => wechat.toMessage({ n: 1 }, { id: 'm', event: 'E', subject: 's', ...changes });
const read = (sent = message()) =>
  readMessage(account, { ...sent, at: clock.now() }, { events: ['E'], content: z.object({ n: z.int() }) });

describe('platform certificates', () => {
  it('are fetched once, for as many answers as there are', async () => {
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ is: 'there' }, { is: 'there' }, { is: 'there' }]);
    await ask();
    expect(wechat.state.certificateCalls).toBe(1);
  });

  it('are fetched anew when another one has signed', async () => {
    expect(await read()).toMatchObject({ id: 'm', content: { n: 1 } });
    clock.advance(61);
    wechat.state.certificates = [first, second];
    expect(await read()).toMatchObject({ content: { n: 1 } });
    expect(wechat.state.certificateCalls).toBe(2);
  });

  it('that nobody knows are asked about once a minute at most', async () => {
    await read();
    const forged = message({ forged: { headers: { 'wechatpay-serial': 'ABCDEF0123456789' } } });
    for (const _ of [1, 2, 3]) await expect(read(forged)).rejects.toMatchObject({ code: 'signature_wrong' });
    expect(wechat.state.certificateCalls).toBe(1);
    clock.advance(61);
    const again = message({ forged: { headers: { 'wechatpay-serial': 'ABCDEF0123456789' } } });
    for (const _ of [1, 2, 3]) await expect(read(again)).rejects.toMatchObject({ code: 'signature_wrong' });
    expect(wechat.state.certificateCalls).toBe(2);
  });

  it('are not believed once they are over', async () => {
    wechat.state.certificates = [over];
    await expect(ask()).rejects.toThrow('signature');
  });

  it('are not believed where another one has signed them than they hold', async () => {
    const sent = message();
    wechat.state.isForging = true;
    await expect(read(sent)).rejects.toMatchObject({ code: 'channel_unavailable' });
  });

  it('are none that could not be had; what came is sent again', async () => {
    const sent = message();
    wechat.state.isDown = true;
    await expect(read(sent)).rejects.toMatchObject({ code: 'channel_unavailable' });
    clock.advance(61);
    wechat.state.isDown = false;
    expect(await read()).toMatchObject({ content: { n: 1 } });
  });

  it('are used beside the public key while a merchant goes over to it', async () => {
    account = openAccount({ ...wechat.settings, clock });
    expect(await read()).toMatchObject({ content: { n: 1 } });
    wechat.state.certificates = [];
    expect(await read()).toMatchObject({ content: { n: 1 } });
  });
});

describe('a merchant’s public key', () => {
  it('needs no certificate, and under its number there is no other', async () => {
    wechat.state.certificates = [];
    account = openAccount({ ...wechat.settings, clock });
    await ask();
    const other = message({ forged: { headers: { 'wechatpay-serial': 'PUB_KEY_ID_0' } } });
    await expect(read(other)).rejects.toMatchObject({ code: 'signature_wrong' });
    expect(wechat.state.certificateCalls).toBe(0);
  });
});
