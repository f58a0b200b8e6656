import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { twoFactors } from '#lib/server/identity/security-tables.ts';
import { outboxMessages } from '#lib/server/messaging/tables.ts';
import { learnMaintenance, updateSettings } from '#lib/server/site/index.ts';
import { createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
const operator = await createTestUser(test.ctx, { group: 'operator', email: 'owner@example.com' });
const staff = await signIn(test.ctx, operator.id);
const customer = await signIn(test.ctx, (await createTestUser(test.ctx)).id);
let heard = 0;
const listening = await listenForChanges(test.ctx, async () => {
  await learnMaintenance(test.ctx);
  heard += 1;
});
afterAll(async () => {
  await listening.stop();
  await test.close();
});

/** Waits until the notice of a change has gone round. */
async function changed<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const before = heard;
  const answer = await change();
  while (heard === before) await new Promise((resolve) => setTimeout(resolve, 5));
  return answer;
}

const see = async () => (await test.get('/api/operator/opening/see', staff)).data;
const act = (call: string, body: object = {}, caller: object = staff) =>
  test.post(`/api/operator/opening/${call}`, body, caller);
const close = () => changed(() => updateSettings(test.ctx, { 'site.isOpen': false }));
const needed = ['legal', 'delivery', 'payment', 'mail'];

/** As a visitor asks, by the port; `preview` as the cookie of who was given a link. */
const visit = (preview = '', path = '/api/product/list') =>
  test.api.fetch(
    new Request(`http://shop.test${path}`, {
      headers: { 'think-lang': 'en', ...(preview && { cookie: `a=b; shop-preview=${preview}` }) },
    }),
    { remoteAddress: testAddress },
  );
const tokenIn = (address: string) => address.slice(address.indexOf('#') + 1);

describe('the opening', () => {
  it('is asked for with what is missing, is written down, and can be taken back', async () => {
    await close();
    expect(await see()).toMatchObject({ is_open: false, is_demo: false, missing: needed, shops: null });
    expect((await visit()).status).toBe(503);

    expect((await act('open', { accepted: ['legal'] })).data).toMatchObject({
      error: 'opening_incomplete',
      missing: needed,
    });
    expect((await changed(() => act('open', { accepted: needed }))).code).toBe(1);
    expect((await visit()).status).toBe(200);
    expect((await act('open', { accepted: needed })).data.error).toBe('status_changed');

    expect((await changed(() => act('close'))).code).toBe(1);
    expect((await visit()).status).toBe(503);
    expect((await act('close')).data.error).toBe('status_changed');
    const { data } = await test.get('/api/operator/audit/list?record=shop', staff);
    expect(JSON.stringify(data)).toContain('unopened');
  });

  it('is told to visitors in words, with when to come back', async () => {
    await close();
    const answer = await visit();
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(await answer.json()).toMatchObject({
      data: { error: 'opening_soon' },
      msg: expect.stringMatching(/not open/),
    });
    expect((await (await visit('', '/api/site/maintenance')).json()).data).toMatchObject({
      is_on: true,
      reason: 'opening',
      may_pass: false,
      until: '',
    });
  });

  it('goes before maintenance: of a shop that nobody has seen there is nothing to interrupt', async () => {
    await changed(() => updateSettings(test.ctx, { 'site.isOpen': false, 'site.isInMaintenance': true }));
    expect((await (await visit()).json()).data.error).toBe('opening_soon');
    await changed(() => updateSettings(test.ctx, { 'site.isOpen': true }));
    expect((await (await visit()).json()).data.error).toBe('maintenance');
    await changed(() => updateSettings(test.ctx, { 'site.isInMaintenance': false }));
  });

  it('is for those who hold its nodes', async () => {
    for (const call of ['open', 'close', 'mail']) expect((await act(call, {}, customer)).code).toBe(401);
    expect((await act('linkAdd', { note: 'x' }, customer)).code).toBe(401);
    expect((await test.get('/api/operator/opening/see', customer)).code).toBe(401);
  });

  it('is no setting among the settings, and none of the two is set as one', async () => {
    const { data } = await test.get('/api/operator/settings/see', staff);
    const keys = data.list.map(({ key }: { key: string }) => key);
    expect(keys).toContain('site.isInMaintenance');
    for (const key of ['site.isOpen', 'site.isDemo']) {
      expect(keys).not.toContain(key);
      const change = { key, before: true, value: false };
      expect((await test.post('/api/operator/settings/save', { changes: [change] }, staff)).code).toBe(0);
    }
  });
});

describe('a preview link', () => {
  const give = async (note = 'A friend') => (await changed(() => act('linkAdd', { note }))).data;

  it('shows the shop before it is open, in a cookie or a header, and opens nothing else', async () => {
    await close();
    const link = await give();
    expect(link).toMatchObject({
      note: 'A friend',
      address: expect.stringMatching(/\/user\/preview#\d+\.\d+\.[\w-]{43}$/),
    });
    const token = tokenIn(link.address);
    expect((await visit(token)).status).toBe(200);
    expect((await visit(token, '/api/operator/settings/see')).status).toBe(200);
    expect((await (await visit(token, '/api/operator/settings/see')).json()).code).toBe(303);
    expect((await test.post('/api/site/preview', { token })).data).toEqual({ expires: link.expires });
    expect((await (await visit(token, '/api/site/maintenance')).json()).data.may_pass).toBe(true);
  });

  it('is over once it is taken back, and after a week', async () => {
    await close();
    const [one, other] = [await give('one'), await give('other')];
    expect((await changed(() => act('linkRevoke', { id: one.id }))).code).toBe(1);
    expect((await visit(tokenIn(one.address))).status).toBe(503);
    expect((await test.post('/api/site/preview', { token: tokenIn(one.address) })).data.error).toBe('preview_invalid');
    expect((await act('linkRevoke', { id: one.id })).data.error).toBe('not_found');
    expect((await visit(tokenIn(other.address))).status).toBe(200);
    test.ctx.clock.advance(7 * 86_400);
    expect((await visit(tokenIn(other.address))).status).toBe(503);
    test.ctx.clock.advance(-7 * 86_400);
  });

  it('is worth nothing forged, in maintenance, or beside another value', async () => {
    await close();
    const token = tokenIn((await give()).address);
    for (const forged of [token.replace(/^\d+/, '999'), `${token.slice(0, -1)}A`, 'x', '1.9999999999.'])
      if (forged !== token) expect((await visit(forged)).status).toBe(503);
    await changed(() => updateSettings(test.ctx, { 'site.isOpen': true, 'site.isInMaintenance': true }));
    expect((await visit(token)).status).toBe(503);
    await changed(() => updateSettings(test.ctx, { 'site.isInMaintenance': false }));
    // Of an open shop it leads where everybody is.
    expect((await test.post('/api/site/preview', { token })).code).toBe(1);
  });

  it('is one of twenty', async () => {
    await close();
    const { links } = await see();
    for (let given = links.length; given < 20; given += 1) await act('linkAdd', { note: `n${given}` });
    expect((await act('linkAdd', { note: 'one more' })).data.error).toBe('preview_limit');
  });
});

describe('the checklist', () => {
  const stateOf = async (key: string) =>
    (await see()).steps.find((step: { key: string }) => step.key === key)?.is_done as boolean;

  it('looks at what is there', async () => {
    expect(await stateOf('company')).toBe(false);
    const company = { company: 'Bakery Ltd', creditCode: '', address: '' };
    await updateSettings(test.ctx, { 'site.name': { 'zh-cn': '面包', en: 'Bread' }, 'site.company': company });
    expect(await stateOf('company')).toBe(true);

    expect(await stateOf('delivery')).toBe(false);
    await updateSettings(test.ctx, { 'shipping.baseFen': 1200 });
    expect(await stateOf('delivery')).toBe(true);

    expect(await stateOf('payment')).toBe(false);
    await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
    expect(await stateOf('payment')).toBe(true);

    expect(await stateOf('two_factor')).toBe(true);
    const { id } = await createTestUser(test.ctx, { group: 'operator' });
    await test.ctx.db.delete(twoFactors).where(eq(twoFactors.userId, id));
    expect(await stateOf('two_factor')).toBe(false);
    expect([await stateOf('categories'), await stateOf('product'), await stateOf('mail')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('sends a mail to who asks for it, where mails leave the shop', async () => {
    expect((await act('mail')).data.error).toBe('mail_off');
    const mailing = await createTestApi({ SMTP_URL: 'smtp://mail.example' });
    const owner = await createTestUser(mailing.ctx, { group: 'operator', email: 'boss@example.com' });
    const caller = await signIn(mailing.ctx, owner.id);
    const sent = await mailing.post('/api/operator/opening/mail', {}, caller);
    expect(sent).toMatchObject({ code: 1, data: { address: 'boss@example.com' } });
    const [queued] = await mailing.ctx.db.select().from(outboxMessages);
    expect(queued).toMatchObject({ template: 'Test', recipient: 'boss@example.com', channel: 'email' });
    await mailing.close();
  });
});
