import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import {
  createTestApplication,
  createTestFile,
  createTestStore,
  newApplicationForm,
} from '#lib/server/factories/store-factories.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const own = '/api/store/application';
const operator = '/api/operator/storeApplication';

async function member(group: 'customer' | 'store' | 'operator' = 'customer') {
  const user = await createTestUser(test.ctx, { group });
  return { userId: user.id, token: (await signIn(test.ctx, user.id)).token };
}

async function submitted() {
  const { user, no, version, form } = await createTestApplication(test.ctx);
  return { no, version, form, userId: user.id, token: (await signIn(test.ctx, user.id)).token };
}

describe('an application', () => {
  it('goes from an empty form to a store whose menu is there with the next request', async () => {
    const [me, operatorMe] = [await member(), await member('operator')];
    const { data: empty } = await test.get(own, me);
    expect(empty).toMatchObject({ no: '', status: 'draft', version: 0, actions: ['save'], store: null, history: [] });
    const licence = await createTestFile(test.ctx, me.userId);
    const draft = { ...newApplicationForm(), licence };
    const saved = await test.post(`${own}Save`, { ...draft, version: 0 }, me);
    expect(saved).toMatchObject({ code: 1, msg: 'Draft saved' });
    expect(saved.data).toMatchObject({ version: 1, form: { payee_account: '**** **** **** 0001', licence } });
    expect(saved.data.licence_file).toEqual({ name: 'licence.png', link: expect.stringMatching(/\?e=\d{10}&s=/) });
    const { data: handedIn } = await test.post(`${own}Submit`, { version: 1 }, me);
    expect(handedIn).toMatchObject({ status: 'submitted', actions: ['withdraw'], submit_time: expect.any(Number) });
    const { no, version } = handedIn;
    const { data: waiting } = await test.get(`${operator}/list?status=submitted`, operatorMe);
    expect(waiting.list).toMatchObject([{ no, user_id: me.userId, store_name: draft.store_name }]);
    expect((await test.post(`${operator}/approve`, { no, version }, operatorMe)).code).toBe(1);
    const { data: decided } = await test.get(own, me);
    expect(decided).toMatchObject({
      status: 'approved',
      actions: [],
      store: { name: draft.store_name, status: 'approved' },
    });
    const { data: index } = await test.get('/api/index/index', me);
    expect(index.menus.map(({ name }: { name: string }) => name)).toContain('store');
    const { data: inbox } = await test.get('/api/message/list', me);
    expect(inbox.list).toMatchObject([{ title: 'Your store is open', link: '/user/store/home' }]);
  });

  it('sent back shows the reason at its fields, and the next try keeps the form', async () => {
    const [me, operatorMe] = [await submitted(), await member('operator')];
    const { no, version } = me;
    const remarks = { licence: 'too dark', credit_code: 'does not match the licence' };
    const rejected = await test.post(`${operator}/reject`, { no, version, reason: 'see below', remarks }, operatorMe);
    expect(rejected.code).toBe(1);
    const { data } = await test.get(own, me);
    expect(data).toMatchObject({ status: 'rejected', reason: 'see below', remarks, actions: ['save'] });
    const { data: next } = await test.post(`${own}Save`, { version: data.version }, me);
    expect(next).toMatchObject({ attempt: 2, status: 'draft', form: data.form, history: [{ no, remarks }] });
    const { data: listed } = await test.get(`${operator}/info?no=${no}`, operatorMe);
    expect(listed).toMatchObject({ status: 'rejected', actions: [] });
  });

  it('can be taken back until it is decided', async () => {
    const [me, operatorMe] = [await submitted(), await member('operator')];
    const { no, version } = me;
    const { data } = await test.post(`${own}Withdraw`, { version }, me);
    expect(data).toMatchObject({ status: 'draft', actions: ['save', 'submit'] });
    const late = await test.post(`${operator}/approve`, { no, version }, operatorMe);
    expect(late.data.error).toBe('not_found');
  });
});

describe('what is refused', () => {
  it('names every field at fault, in the language of the caller', async () => {
    const me = await member();
    await test.post(`${own}Save`, { ...newApplicationForm({ credit_code: '9111' }), agreed: false, version: 0 }, me);
    const { code, data } = await test.post(`${own}Submit`, { version: 1 }, me);
    expect([code, data]).toEqual([
      0,
      {
        error: 'invalid_input',
        fields: {
          credit_code: 'Please enter a valid unified social credit code',
          licence: 'This field is required',
          agreed: 'Please read and accept the terms first',
        },
      },
    ]);
    const chinese = await test.post(`${own}Submit`, { version: 1 }, { ...me, locale: 'zh-cn' });
    expect(chinese.data.fields.credit_code).toBe('请输入正确的统一社会信用代码');
  });

  it.each([
    ['version', {}],
    ['trades.0', { version: 0, trades: ['gambling'] }],
    ['licence', { version: 0, licence: 'https://elsewhere.example/a.png' }],
    ['logo', { version: 0, logo: '/storage/avatar/not-there.png' }],
    ['intro', { version: 0, intro: 'x'.repeat(1001) }],
    ['area_id', { version: 0, area_id: -1 }],
  ])('shows a draft’s fault at %s', async (field, body) => {
    const { data } = await test.post(`${own}Save`, body, await member());
    expect(Object.keys(data.fields)).toEqual([field]);
  });

  it('tells a second window of the first one’s change', async () => {
    const me = await member();
    await test.post(`${own}Save`, { version: 0, store_name: '青山' }, me);
    const { code, msg, data } = await test.post(`${own}Save`, { version: 0, store_name: '绿水' }, me);
    expect([code, msg, data]).toEqual([
      0,
      'This form has been changed in another window. Please refresh before saving.',
      { error: 'draft_conflict', version: 1 },
    ]);
  });

  it('takes nothing but the fields of the form', async () => {
    const [me, other] = [await member(), await member()];
    const hostile = {
      status: 'approved',
      user_id: other.userId,
      no: 'SA26010100000000',
      decided_by: me.userId,
      attempt: 9,
    };
    const { data } = await test.post(`${own}Save`, { version: 0, store_name: '青山', ...hostile }, me);
    expect(data).toMatchObject({ status: 'draft', attempt: 1, store: null });
    expect((await test.get(own, other)).data.no).toBe('');
  });

  it('keeps a stranger’s licence out of the own application', async () => {
    const [me, other] = [await member(), await submitted()];
    const { data } = await test.post(`${own}Save`, { version: 0, licence: other.form.licence }, me);
    const missing = await test.post(`${own}Save`, { version: 0, licence: '/storage/private/licence/none.png' }, me);
    expect(data).toEqual(missing.data);
    expect(data.fields.licence).toBe('Please upload the file again');
  });

  it.each([
    ['reason', { reason: '' }],
    ['remarks.licence', { remarks: { licence: '' } }],
    ['remarks', { remarks: { stranger: 'x' } }],
    ['no', { no: 'RC26010100000000' }],
    ['version', { version: 'x' }],
  ])('shows an operator’s fault at %s', async (field, wrong) => {
    const body = { no: 'SA26010100000000', version: 1, reason: 'x', ...wrong };
    const { data } = await test.post(`${operator}/reject`, body, await member('operator'));
    expect(Object.keys(data.fields)).toEqual([field]);
    expect(Object.values(data.fields)[0]).not.toMatch(/^[a-z]+[A-Z]|^Invalid/);
  });
});

describe('who may', () => {
  it('lets guests do nothing, and customers and stores nothing of the operator’s', async () => {
    const { no, version } = await submitted();
    const decision = { no, version, reason: 'x' };
    for (const path of [own, `${operator}/list`, `${operator}/info?no=${no}`])
      expect((await test.get(path)).code).toBe(303);
    for (const path of ['Save', 'Submit', 'Withdraw']) {
      expect((await test.post(`${own}${path}`, { version: 0 })).code).toBe(303);
    }
    const { owner } = await createTestStore(test.ctx);
    const store = { token: (await signIn(test.ctx, owner.id)).token };
    for (const caller of [await member(), await member('store'), store]) {
      expect((await test.get(`${operator}/list`, caller)).code).toBe(401);
      expect((await test.get(`${operator}/info?no=${no}`, caller)).code).toBe(401);
      for (const path of ['reveal', 'approve', 'reject']) {
        expect((await test.post(`${operator}/${path}`, decision, caller)).code).toBe(401);
      }
    }
  });

  it('shows nobody the application of another, and changes none', async () => {
    const [me, other] = [await member(), await submitted()];
    for (const path of ['Submit', 'Withdraw']) {
      const { data } = await test.post(`${own}${path}`, { version: other.version, no: other.no }, me);
      expect(data.error).toBe('status_changed');
    }
    expect((await test.get(`${own}?no=${other.no}`, me)).data.no).toBe('');
    expect((await test.get(own, other)).data).toMatchObject({
      no: other.no,
      version: other.version,
      status: 'submitted',
    });
  });

  it('answers operators a draft like a number that is not there', async () => {
    const [me, operatorMe] = [await member(), await member('operator')];
    const { data: draft } = await test.post(`${own}Save`, { version: 0, store_name: '青山' }, me);
    const ask = async (no: string) => {
      const answers = [
        await test.get(`${operator}/info?no=${no}`, operatorMe),
        await test.post(`${operator}/reveal`, { no }, operatorMe),
        await test.post(`${operator}/approve`, { no, version: 1 }, operatorMe),
        await test.post(`${operator}/reject`, { no, version: 1, reason: 'x' }, operatorMe),
      ];
      return answers.map(({ code, msg, data }) => ({ code, msg, data }));
    };
    expect(await ask(draft.no)).toEqual(await ask('SA26010100000000'));
  });

  it('shows operators what is private only when they ask for it, and writes down that they did', async () => {
    const [{ no, form }, operatorMe] = [await submitted(), await member('operator')];
    const { data } = await test.get(`${operator}/info?no=${no}`, operatorMe);
    expect(JSON.stringify(data)).not.toMatch(/13800138000|110906000000001|[?]e=/);
    const { data: revealed } = await test.post(`${operator}/reveal`, { no }, operatorMe);
    expect(revealed).toMatchObject({ contact_mobile: '13800138000', payee_account: '110906000000001' });
    expect(revealed.licence_file.link).toMatch(`${form.licence}?e=`);
    const { rows } = await test.ctx.db.execute(
      sql`select event from status_logs where actor_id = ${operatorMe.userId} and entity_type = 'store_application'`,
    );
    expect(rows).toEqual([{ event: 'reveal' }]);
  });

  it('offers no application to who has a store, or works for the shop', async () => {
    const { owner } = await createTestStore(test.ctx);
    const store = { token: (await signIn(test.ctx, owner.id)).token };
    expect((await test.get(own, store)).data).toMatchObject({ status: 'approved', actions: [] });
    expect((await test.post(`${own}Save`, { version: 0 }, store)).data.error).toBe('store_exists');
    const answer = await test.post(`${own}Save`, { version: 0 }, await member('operator'));
    expect(answer.data.error).toBe('applicant_unavailable');
  });
});
