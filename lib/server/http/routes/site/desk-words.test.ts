import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { finishedWords } from '#lib/i18n/words/finished-words.ts';
import { forgetChanged } from '../../../db/reading/brief-cache.ts';
import { createTestUser, signIn } from '../../../factories/factories.ts';
import { learnWords } from '../../../site/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const operator = await signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id);
const customer = await signIn(test.ctx, (await createTestUser(test.ctx)).id);

const key = 'api.enquiryReceived';
const none = { 'zh-cn': null, en: null };
type Own = typeof none | { 'zh-cn': string | null; en: string | null };

const save = (texts: { zh?: string; en?: string }, before: Own = none, of = key) =>
  test.post('/api/operator/word/save', { key: of, before, text_zh: texts.zh ?? '', text_en: texts.en ?? '' }, operator);
const list = async (query: string) => (await test.get(`/api/operator/word/list?${query}`, operator)).data;
const history = async (query = '') => (await test.get(`/api/operator/word/history?${query}`, operator)).data;

beforeEach(async () => {
  const { list: replaced } = await list('state=replaced');
  for (const word of replaced) await save({}, word.replaced, word.key);
});

describe('the list of words', () => {
  it('begins with what visitors read, and ends with the desk', async () => {
    const { list: first, total, places } = await list('limit=1');
    expect(first[0].key).toMatch(/^shell\./);
    expect(places.map(({ place }: { place: string }) => place).slice(0, 4)).toEqual([
      'shell',
      'site',
      'siteBlocks',
      'catalogue',
    ]);
    expect(places.reduce((sum: number, each: { total: number }) => sum + each.total, 0)).toBe(total);
    const { list: last } = await list(`limit=10&page=${Math.ceil(total / 10)}`);
    expect(last.at(-1).key).toMatch(/Desk\./);
  });

  it('counts in each place what is looked for, whatever place is chosen', async () => {
    const everywhere = await list('q=refund&limit=1');
    const { place, total } = everywhere.places[0];
    const there = await list(`q=refund&place=${place}&limit=1`);
    expect([there.total, there.places]).toEqual([total, everywhere.places]);
    const nowhere = await list(`q=nobody-says-this&place=${place}`);
    expect([nowhere.total, nowhere.places]).toEqual([0, []]);
  });
});

describe('words of the shop', () => {
  it('are said at once, in each language, by the server and to its pages', async () => {
    const answer = await save({ en: 'Thanks! The bakery calls you back.', zh: '谢谢，面包房会给您回电。' });
    expect([answer.code, answer.msg]).toEqual([1, 'Words saved']);
    expect(sentence('en', key)).toBe('Thanks! The bakery calls you back.');
    expect(sentence('zh-cn', key)).toBe('谢谢，面包房会给您回电。');
    expect(finishedWords()?.texts.en[key]).toBe('Thanks! The bakery calls you back.');
    const told = (await test.get('/api/site/words')).data;
    expect(told.words.en).toEqual({ [key]: 'Thanks! The bakery calls you back.' });
    expect(told.figures.order_confirmDays).toBe(10);
  });

  it('can promise a figure of the shop, which follows its setting', async () => {
    await save({ en: 'We call back within {site_leadReplyDays, plural, one {# day} other {# days}}.' });
    expect(sentence('en', key)).toBe('We call back within 1 day.');
  });

  it('are those of another process at its notice', async () => {
    const { db } = test.ctx;
    await db.execute(sql`insert into replaced_words (locale, key, text) values ('en', ${key}, 'From elsewhere')`);
    await db.execute(
      sql`insert into word_changes (locale, key, after, changed_at) values ('en', ${key}, 'From elsewhere', now())`,
    );
    forgetChanged(db, ['site']);
    await learnWords(test.ctx);
    expect(sentence('en', key)).toBe('From elsewhere');
  });

  it('are the original again where the text is emptied or the same', async () => {
    await save({ en: 'Ours', zh: '我们的' });
    const answer = await save(
      {
        en: '',
        zh: '已收到您的合作意向，我们会在{site_leadReplyDays, plural, =1 {一个工作日} other {# 个工作日}}内联系您。',
      },
      { en: 'Ours', 'zh-cn': '我们的' },
    );
    expect(answer.code).toBe(1);
    expect(sentence('en', key)).toContain('one working day');
    expect((await test.get('/api/site/words')).data.words).toEqual({ en: {}, 'zh-cn': {} });
  });

  it('are refused at their field, in the language of the caller', async () => {
    const broken = await save({ en: 'Hello {name}', zh: '坏的 {' });
    expect(broken.data.fields).toEqual({
      text_en: expect.stringContaining('no placeholders'),
      text_zh: expect.stringContaining('isn’t complete'),
    });
    const html = await save({ en: '<script>alert(1)</script>' });
    expect(html.data.fields.text_en).toContain('angle brackets');
    const long = await save({ en: 'x'.repeat(100_000) });
    expect(long.code).toBe(0);
    expect(sentence('en', key)).toContain('one working day');
    expect((await save({ en: 'x' }, none, 'api.noSuchSentence')).data.error).toBe('not_found');
    expect((await save({ en: 'x' }, none, 'terminal.install.begin')).data.error).toBe('not_found');
  });

  it('are not overwritten by who has read something else', async () => {
    await save({ en: 'Ours' });
    const late = await save({ en: 'Mine' });
    expect([late.data.error, Object.keys(late.data.fields)]).toEqual(['status_changed', ['text_en']]);
    expect(sentence('en', key)).toBe('Ours');
  });

  it('are found by key, by original and by what is said instead, in any language', async () => {
    await save({ en: 'The baker will call', zh: '面包师会联系您' });
    for (const q of ['enquiryReceived', 'BAKER call', '面包师', 'Thanks for your enquiry'])
      expect((await list(`q=${encodeURIComponent(q)}`)).list.map((word: { key: string }) => word.key)).toContain(key);
    const replaced = await list('state=replaced');
    expect([replaced.total, replaced.list[0].replaced]).toEqual([
      1,
      { en: 'The baker will call', 'zh-cn': '面包师会联系您' },
    ]);
    expect(
      (await list('place=siteContent&limit=100')).list.every((word: { key: string }) =>
        word.key.startsWith('siteContent.'),
      ),
    ).toBe(true);
    expect((await list('q=zzzznothing')).total).toBe(0);
  });

  it('keep who changed what, and can be taken back once', async () => {
    await save({ en: 'First' });
    await save({ en: 'Second' }, { en: 'First', 'zh-cn': null });
    const { list: changes } = await history(`key=${key}`);
    expect(
      changes.slice(0, 2).map(({ before, after, actions }: Record<string, unknown>) => [before, after, actions]),
    ).toEqual([
      ['First', 'Second', ['undo']],
      [null, 'First', []],
    ]);
    expect(changes[0].by).not.toBe('');
    const undo = (id: number) => test.post('/api/operator/word/undo', { id }, operator);
    expect((await undo(changes[0].id)).code).toBe(1);
    expect(sentence('en', key)).toBe('First');
    expect((await undo(changes[0].id)).data.error).toBe('status_changed');
    expect((await undo(999_999)).data.error).toBe('not_found');
    const [latest] = (await history(`key=${key}`)).list;
    expect([latest.before, latest.after, latest.actions]).toEqual(['Second', 'First', ['undo']]);
  });

  it('are for operators who hold the node', async () => {
    const body = { key, before: none, text_zh: '', text_en: 'Mine' };
    for (const path of ['/api/operator/word/save', '/api/operator/word/undo'])
      expect((await test.post(path, path.endsWith('undo') ? { id: 1 } : body, customer)).code).toBe(401);
    expect((await test.get('/api/operator/word/list', customer)).code).toBe(401);
  });
});
