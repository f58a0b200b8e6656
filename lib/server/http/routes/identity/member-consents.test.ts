import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { defaultLocale } from '#lib/i18n/locales.ts';
import {
  createSignedIn,
  createSignedInOperator,
  createTestUser,
  testPassword,
} from '#lib/server/factories/factories.ts';
import { publishAgain, publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { bringUser } from '#lib/server/identity/index.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const terms = (version: number) => ({ text: 'terms', version });
const privacy = (version: number) => ({ text: 'privacy', version });

async function logIn(username: string, password = testPassword): Promise<AnyData> {
  const captcha = await test.solveCaptcha();
  return (await test.post('/api/user/checkIn', { tab: 'login', username, password, ...captcha })).data;
}

let people = 0;

/** Registers somebody nobody else is; `body` says what was shown. */
async function register(body: object = {}) {
  people += 1;
  const email = `reader${people}@example.com`;
  const sent = await test.post('/api/Ems/send', { email, event: 'user_register', ...(await test.solveCaptcha()) });
  const captcha = (await test.readCode(email)) || 'ABCD';
  const form = { tab: 'register', registerType: 'email', email, username: `reader${people}`, password: testPassword };
  const send = (more: object = {}) => test.post('/api/user/checkIn', { ...form, captcha, ...body, ...more });
  return { sent, send, answer: await send() };
}

const consentsOf = async (token: string): Promise<AnyData> => (await test.get('/api/account/consents', { token })).data;
const consent = (texts: unknown, token: string) => test.post('/api/account/consent', { texts }, { token });
const publishedNow = async (): Promise<{ terms: number; privacy: number }> => {
  const { legalTexts } = (await test.get('/api/user/checkIn')).data;
  return Object.fromEntries(legalTexts.map(({ text, version }: AnyData) => [text, version])) as never;
};

describe('registration without a text to agree to', () => {
  it('is closed: no code is sent, no account is made, and the form is told', async () => {
    expect((await test.get('/api/user/checkIn')).data).toMatchObject({ isRegistrationOpen: false, legalTexts: [] });
    const { sent, answer } = await register();
    expect(sent).toMatchObject({ code: 0, data: { error: 'registration_closed' } });
    expect(answer).toMatchObject({ code: 0, data: { error: 'registration_closed' } });
    expect(answer.msg).toBe('Registration isn’t open yet. Please come back later.');
    const { rows } = await test.ctx.db.execute(sql`select 1 from users where username like 'reader%'`);
    expect(rows).toEqual([]);
  });

  it('keeps nobody out who has an account, and lets operators write texts', async () => {
    const user = await createTestUser(test.ctx);
    expect(await logIn(user.username)).toMatchObject({ consents_due: [] });
  });

  it('opens with one of them, which alone is agreed to', async () => {
    await publishLegalTexts(test.ctx, ['terms']);
    const { data } = await test.get('/api/user/checkIn');
    expect(data).toMatchObject({ isRegistrationOpen: true, legalTexts: [{ text: 'terms', version: 1 }] });
    const { answer } = await register({ agreed: [terms(1)] });
    expect(answer).toMatchObject({ code: 1, data: { consents_due: [] } });
    const { given } = await consentsOf(answer.data.userInfo.token);
    expect(given).toEqual([{ text: 'terms', version: 1, place: 'register', language: 'en', time: expect.any(Number) }]);
  });

  it('asks who registered then for the other one, once that is published', async () => {
    await publishLegalTexts(test.ctx);
    const { consents_due: due } = await logIn('reader2');
    expect(due).toEqual([{ text: 'privacy', version: 1, time: expect.any(Number) }]);
  });
});

describe('registration', () => {
  it('records what is published, for clients that say nothing too', async () => {
    const now = await publishedNow();
    const { answer } = await register();
    const { due, given } = await consentsOf(answer.data.userInfo.token);
    expect(due).toEqual([]);
    expect(given.map(({ text, version }: AnyData) => [text, version]).sort()).toEqual([
      ['privacy', now.privacy],
      ['terms', now.terms],
    ]);
  });

  it('refuses another version than the one that was shown, with the current ones, and takes nothing back of what was typed', async () => {
    const before = await publishedNow();
    await publishAgain(test.ctx, 'terms', { asksConsent: false });
    const now = await publishedNow();
    const { answer, send } = await register({ agreed: [terms(before.terms), privacy(before.privacy)] });
    expect(answer).toMatchObject({ code: 0, data: { error: 'consent_outdated' } });
    expect(answer.data.fields).toEqual({ agreed: expect.stringContaining('just been updated') });
    expect(answer.data.texts.map(({ text, version }: AnyData) => [text, version])).toEqual([
      ['terms', now.terms],
      ['privacy', now.privacy],
    ]);
    // The code is good all the same.
    expect(await send({ agreed: [terms(now.terms), privacy(now.privacy)] })).toMatchObject({ code: 1 });
  });

  it.each([
    [[], 'consent_outdated'],
    [[terms(999), privacy(1)], 'consent_outdated'],
    [[{ text: 'cookies', version: 1 }], 'invalid_input'],
    [[terms(0)], 'invalid_input'],
    [[{ text: 'terms', version: 'x' }], 'invalid_input'],
    ['terms', 'invalid_input'],
    [[terms(1), terms(1), terms(1)], 'invalid_input'],
  ])('refuses %j with %s', async (agreed, error) => {
    const { answer } = await register({ agreed });
    expect(answer.data.error).toBe(error);
    expect(Object.keys(answer.data.fields).every((field) => field.startsWith('agreed'))).toBe(true);
  });
});

describe('a new version', () => {
  it('that asks is asked for once, at the next login', async () => {
    const { user, token } = await createSignedIn(test.ctx);
    expect((await logIn(user.username)).consents_due).toEqual([]);
    const version = await publishAgain(test.ctx, 'terms', { asksConsent: true });
    const asked = (await logIn(user.username)).consents_due;
    expect(asked).toEqual([{ text: 'terms', version, time: expect.any(Number) }]);
    expect((await consentsOf(token)).due).toEqual(asked);
    expect(await consent(asked, token)).toMatchObject({ code: 1, data: { due: [] } });
    expect((await logIn(user.username)).consents_due).toEqual([]);
    expect((await consentsOf(token)).given[0]).toMatchObject({ text: 'terms', version, place: 'login' });
  });

  it('that asks nobody is asked of nobody', async () => {
    const user = await createTestUser(test.ctx);
    await publishAgain(test.ctx, 'privacy', { asksConsent: false });
    expect((await logIn(user.username)).consents_due).toEqual([]);
  });

  it('that is to come is asked for once it is there', async () => {
    const user = await createTestUser(test.ctx);
    const startsAt = new Date(test.ctx.clock.now().getTime() + 3_600_000);
    const version = await publishAgain(test.ctx, 'privacy', { asksConsent: true, startsAt });
    expect((await logIn(user.username)).consents_due).toEqual([]);
    test.ctx.clock.advance(3601);
    const { settlePagesDue } = await import('#lib/server/site/index.ts');
    await settlePagesDue(test.ctx);
    expect((await logIn(user.username)).consents_due).toMatchObject([{ text: 'privacy', version }]);
  });

  it('published between showing and agreeing is not agreed to unseen', async () => {
    const { token } = await createSignedIn(test.ctx);
    const shown = await publishAgain(test.ctx, 'terms', { asksConsent: true });
    const newer = await publishAgain(test.ctx, 'terms', { asksConsent: false });
    const late = await consent([terms(shown)], token);
    expect(late).toMatchObject({ code: 0, data: { error: 'consent_outdated' } });
    expect(late.data.fields).toEqual({ texts: expect.any(String) });
    expect(late.data.texts).toContainEqual({ text: 'terms', version: newer, time: expect.any(Number) });
    expect((await consentsOf(token)).due).toMatchObject([{ text: 'terms', version: newer }]);
    expect((await consent([terms(newer)], token)).data).toEqual({ due: [] });
  });

  it('agreed to in two tabs at once is recorded once', async () => {
    const { id, token } = await createSignedIn(test.ctx);
    const version = await publishAgain(test.ctx, 'terms', { asksConsent: true });
    const answers = await Promise.all(Array.from({ length: 6 }, () => consent([terms(version)], token)));
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1]);
    const { rows } = await test.ctx.db.execute(
      sql`select 1 from legal_consents where user_id = ${id} and text = 'terms' and number = ${version}`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('consent', () => {
  it('is given for oneself, whoever else is named', async () => {
    const [me, other] = [await createSignedIn(test.ctx), await createSignedIn(test.ctx)];
    const version = await publishAgain(test.ctx, 'terms', { asksConsent: true });
    const named = { texts: [terms(version)], user_id: other.id, userId: other.id, id: other.id };
    expect((await test.post('/api/account/consent', named, { token: me.token })).code).toBe(1);
    expect((await consentsOf(other.token)).due).toMatchObject([{ text: 'terms', version }]);
    expect((await consentsOf(me.token)).due).toEqual([]);
  });

  it('needs a login', async () => {
    expect((await test.post('/api/account/consent', { texts: [terms(1)] })).code).toBe(303);
    expect((await test.get('/api/account/consents')).code).toBe(303);
  });

  it.each([[[]], [[{ text: 'returns', version: 1 }]], [[{ text: 'terms' }]], [{}], [undefined]])(
    'refuses %j at its field',
    async (texts) => {
      const { token } = await createSignedIn(test.ctx);
      const { data } = await consent(texts, token);
      expect(data.error).toBe('invalid_input');
      expect(Object.keys(data.fields)[0]).toMatch(/^texts/);
    },
  );

  it('is asked of who was moved in from another system', async () => {
    const person = {
      username: 'moved_in',
      email: 'moved@example.com',
      mobile: undefined,
      nickname: 'Moved',
      motto: '',
    };
    const rest = { gender: 0, birthday: undefined, company: '', joinedAt: undefined, isDisabled: false } as const;
    const old = { oldPassword: undefined, locale: defaultLocale } as const;
    await test.ctx.db.transaction((tx) => bringUser(test.ctx, tx, { ...person, ...rest, ...old }));
    const email = 'moved@example.com';
    await test.post('/api/Ems/send', { email, event: 'user_retrieve_pwd', ...(await test.solveCaptcha()) });
    const captcha = await test.readCode(email);
    const reset = { type: 'email', account: email, captcha, password: testPassword };
    expect((await test.post('/api/account/retrievePassword', reset)).code).toBe(1);
    const { consents_due: due, userInfo } = await logIn(email);
    expect(due.map(({ text }: AnyData) => text)).toEqual(['terms', 'privacy']);
    expect((await consent(due, userInfo.token)).data.due).toEqual([]);
    expect((await logIn(email)).consents_due).toEqual([]);
  });

  it('is not asked of who registered before versions were recorded, until one asks', async () => {
    const user = await createTestUser(test.ctx);
    await test.ctx.db.execute(sql`delete from legal_consents where user_id = ${user.id}`);
    await test.ctx.db.execute(sql`update users set agreed_unrecorded = true where id = ${user.id}`);
    await test.ctx.db.execute(sql`create table was_asking as select id from page_versions where asks_consent`);
    await test.ctx.db.execute(sql`update page_versions set asks_consent = false`);
    expect((await logIn(user.username)).consents_due).toEqual([]);
    const version = await publishAgain(test.ctx, 'privacy', { asksConsent: true });
    expect((await logIn(user.username)).consents_due).toMatchObject([{ text: 'privacy', version }]);
    await test.ctx.db.execute(
      sql`update page_versions set asks_consent = true where id in (select id from was_asking)`,
    );
    await test.ctx.db.execute(sql`drop table was_asking`);
  });

  it('is not asked of operators', async () => {
    const { token } = await createSignedInOperator(test.ctx);
    await publishAgain(test.ctx, 'terms', { asksConsent: true });
    expect((await consentsOf(token)).due).toEqual([]);
  });
});

describe('at the desk', () => {
  it('an account shows what its owner agreed to, and a text how many did', async () => {
    const operator = await createSignedInOperator(test.ctx);
    const { id, token } = await createSignedIn(test.ctx);
    const version = await publishAgain(test.ctx, 'terms', { asksConsent: true });
    const row = async () => {
      const { data } = await test.get('/api/operator/legal/list', operator);
      return data.list.map(({ kind, version: number, agreed }: AnyData) => [kind, number, agreed]);
    };
    expect(await row()).toContainEqual(['terms', version, 0]);
    await consent([terms(version)], token);
    expect(await row()).toContainEqual(['terms', version, 1]);
    expect(await row()).toContainEqual(['cookies', null, null]);
    const { data } = await test.get(`/api/operator/user/info?id=${id}`, operator);
    expect(data.agreed_before).toBe(false);
    expect(data.consents[0]).toEqual({
      text: 'terms',
      version,
      place: 'login',
      language: 'en',
      time: expect.any(Number),
    });
  });

  it('a text that somebody has agreed to can be hidden, and not be removed', async () => {
    const operator = await createSignedInOperator(test.ctx);
    await createTestUser(test.ctx);
    const { list } = (await test.get('/api/operator/legal/list', operator)).data;
    const { page_id: id } = list.find(({ kind }: AnyData) => kind === 'privacy');
    const answer = await test.post('/api/operator/page/remove', { id }, operator);
    expect(answer).toMatchObject({ code: 0, data: { error: 'page_agreed' } });
    const { page } = (await test.get(`/api/operator/page/document?page=${id}`, operator)).data;
    await test.post('/api/operator/page/place', { ...page, is_published: false }, operator);
    expect((await test.get('/api/user/checkIn')).data.legalTexts.map(({ text }: AnyData) => text)).toEqual(['terms']);
  });

  it('a text that was taken back is agreed to by nobody', async () => {
    const operator = await createSignedInOperator(test.ctx);
    const { list } = (await test.get('/api/operator/legal/list', operator)).data;
    const { page_id: page } = list.find(({ kind }: AnyData) => kind === 'terms');
    const { publications } = (await test.get(`/api/operator/page/document?page=${page}`, operator)).data;
    for (const { number } of publications) {
      expect((await test.post('/api/operator/page/withdraw', { page, number }, operator)).code).toBe(1);
    }
    expect((await test.get('/api/user/checkIn')).data).toMatchObject({ isRegistrationOpen: false, legalTexts: [] });
    // Its page is gone with it.
    expect((await test.get('/api/content/page?url=terms')).code).toBe(0);
  });
});
