import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { shopDay } from '../../kernel/clock.ts';
import { makeTable } from '../../kernel/workbook/workbook-for-tests.ts';
import { invoicesOf } from '../../workflows/invoices/invoices-for-tests.ts';
import { issuerOf } from '../issuers/issuers.ts';
import { applyTaxResults, checkTaxResults } from './settle-tax-results.ts';
import { listTaxFileRows } from './tax-file-rows.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = invoicesOf(test);
afterAll(() => test.close());

const headings = ['发票流水号', '开票状态', '发票号码', '开票日期', '价税合计', '失败原因'];
const actorOf = (store: StoreMember) => ({ member: store, issuer: issuerOf(store.storeId) });
const csv = (rows: string[][], heads = headings) =>
  Buffer.from([heads, ...rows].map((cells) => cells.join(',')).join('\r\n'));
const today = () => shopDay(test.ctx.clock.now()).replaceAll('-', '/');
const issued = (no: string, number = shop.newFapiaoNo(), amount = '100.00') => [
  no,
  '成功',
  number,
  today(),
  amount,
  '',
];

/** Requests to one store, each of an order of its own. */
async function newRequests(count: number) {
  const nos: string[] = [];
  const first = await shop.newReceived();
  const { store, customer } = first;
  for (let n = 0; n < count; n += 1) {
    const order = n === 0 ? first : await shop.newReceived();
    await test.ctx.db.$client.query('update orders set store_id = $1, user_id = $2 where no = $3', [
      store.storeId,
      customer.userId,
      order.no,
    ]);
    nos.push(...(await shop.apply(customer, [order.no])));
  }
  return { nos, store, actor: actorOf(store) };
}

const outcomesOf = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome);

describe('what a tax software answers', () => {
  it('is told row by row before anything is changed, then recorded, and read again it changes nothing', async () => {
    const { nos, actor } = await newRequests(4);
    const [one = '', two = '', three = '', four = ''] = nos;
    const { nos: foreign } = await newRequests(1);
    const number = shop.newFapiaoNo();
    const content = csv([
      issued(one, number),
      [two, '失败', '', '', '', '抬头与税号不符'],
      issued(three, shop.newFapiaoNo(), '99.00'),
      issued(four, '123'),
      issued(foreign[0] ?? ''),
    ]);
    const expected = ['issued', 'rejected', 'amount_differs', 'number_wrong', 'unknown'];
    expect(outcomesOf(await checkTaxResults(test.ctx, actor, content))).toEqual(expected);
    expect(await shop.stateOf(one)).toMatchObject({ status: 'submitted' });
    expect(outcomesOf(await applyTaxResults(test.ctx, actor, content))).toEqual(expected);
    expect(await shop.stateOf(one)).toMatchObject({ status: 'issued' });
    expect(await shop.stateOf(two)).toMatchObject({ status: 'rejected', rejectReason: '抬头与税号不符' });
    expect(await shop.stateOf(three)).toMatchObject({ status: 'submitted' });
    expect(await shop.stateOf(foreign[0] ?? '')).toMatchObject({ status: 'submitted' });
    const { version } = await shop.stateOf(one);
    expect(outcomesOf(await applyTaxResults(test.ctx, actor, content)).slice(0, 2)).toEqual(['done', 'done']);
    expect((await shop.stateOf(one)).version).toBe(version);
    const other = csv([issued(one), issued(three, number)]);
    expect(outcomesOf(await applyTaxResults(test.ctx, actor, other))).toEqual(['contradicts', 'number_taken']);
  });

  it('is recorded once where two read it at once, also as a workbook', async () => {
    const { nos, actor } = await newRequests(2);
    const rows = nos.map((no) => issued(no));
    const content = makeTable([headings, ...rows]);
    const [first, second] = await Promise.all([1, 2].map(() => applyTaxResults(test.ctx, actor, content)));
    const both = [...(first ?? []), ...(second ?? [])];
    expect(both.map(({ outcome }) => outcome).every((outcome) => outcome === 'issued' || outcome === 'done')).toBe(
      true,
    );
    for (const no of nos) expect(await shop.stateOf(no)).toMatchObject({ status: 'issued', version: 1 });
  });

  it.each([
    ['rejected, then issued', (no: string) => [[no, '失败', '', '', '', 'x'], issued(no)]],
    ['issued, then rejected', (no: string) => [issued(no), [no, '失败', '', '', '', 'x']]],
    ['issued with two numbers', (no: string) => [issued(no), issued(no)]],
    ['one row unclear', (no: string) => [issued(no), [no, '处理中', '', '', '', '']]],
    ['in small letters', (no: string) => [[no, '失败', '', '', '', 'x'], issued(no.toLowerCase())]],
    ['with blanks', (no: string) => [[no, '失败', '', '', '', 'x'], issued(`${no.slice(0, 6)} ${no.slice(6)}`)]],
  ])('is believed of no application that stands twice: %s', async (_, rowsOf) => {
    const { nos, actor } = await newRequests(2);
    const [one = '', two = ''] = nos;
    const told = await applyTaxResults(test.ctx, actor, csv([...rowsOf(one), issued(two)]));
    expect(outcomesOf(told)).toEqual(['twice', 'twice', 'issued']);
    expect(told.map(({ lines }) => lines)).toEqual([[2, 3], [2, 3], []]);
    expect(await shop.stateOf(one)).toMatchObject({ status: 'submitted' });
    expect(outcomesOf(await applyTaxResults(test.ctx, actor, csv([issued(one)])))).toEqual(['issued']);
    expect(await shop.stateOf(one)).toMatchObject({ status: 'issued' });
  });

  it('has one number for one application, however it is written', async () => {
    const { nos, actor } = await newRequests(3);
    const [one = '', two = '', three = ''] = nos;
    const number = shop.newFapiaoNo();
    const spelled = `${number.slice(0, 4)} ${[...number.slice(4)].map((digit) => '０１２３４５６７８９'[Number(digit)]).join('')}`;
    const rows = [issued(one, number), issued(two, spelled), [three, '失败', number, '', '', 'x']];
    const told = await applyTaxResults(test.ctx, actor, csv(rows));
    expect(outcomesOf(told)).toEqual(['number_twice', 'number_twice', 'number_twice']);
    expect(told[0]?.lines).toEqual([2, 3, 4]);
    const legacy = [issued(one, '12345678'), issued(two, '12345678'), issued(three, '12345678')];
    for (const [at, code] of ['044001900111', '', '044001900222'].entries()) legacy[at]?.splice(2, 0, code);
    const coded = csv(legacy, [...headings.slice(0, 2), '发票代码', ...headings.slice(2)]);
    expect(outcomesOf(await applyTaxResults(test.ctx, actor, coded))).toEqual(Array(3).fill('number_twice'));
    for (const no of nos) expect(await shop.stateOf(no)).toMatchObject({ status: 'submitted' });
    const right = csv([issued(one, number), issued(two), [three, '失败', shop.newFapiaoNo(), '', '', 'x']]);
    expect(outcomesOf(await applyTaxResults(test.ctx, actor, right))).toEqual(['issued', 'issued', 'unclear']);
  });

  it('and of two files at once with one number for two applications one is recorded', async () => {
    const { nos, actor } = await newRequests(2);
    const number = shop.newFapiaoNo();
    const both = await Promise.all(nos.map((no) => applyTaxResults(test.ctx, actor, csv([issued(no, number)]))));
    expect(
      both
        .flat()
        .map(({ outcome }) => outcome)
        .sort(),
    ).toEqual(['issued', 'number_taken']);
  });

  it('without its columns, or without rows, is refused', async () => {
    const { actor } = await newRequests(1);
    const refused = (key: string) => ({ code: 'invalid_input', fields: { content: { key } } });
    const read = (text: string) => checkTaxResults(test.ctx, actor, Buffer.from(text));
    await expect(read('a,b\r\n1,2')).rejects.toMatchObject(refused('resultColumns'));
    await expect(read(headings.join())).rejects.toMatchObject(refused('resultEmpty'));
    await expect(checkTaxResults(test.ctx, actor, Buffer.from('PK\u0003\u0004'))).rejects.toMatchObject(
      refused('importDamaged'),
    );
  });
});

it('the file for a tax software has a row for each line, of the own store alone', async () => {
  const { nos, store } = await newRequests(2);
  await newRequests(1);
  const { headings: shown, rows } = await listTaxFileRows(test.ctx, issuerOf(store.storeId), []);
  expect(shown).toContain('购买方名称');
  expect(rows.map(([no]) => no).toSorted()).toEqual(nos.toSorted());
  expect(rows[0]?.[shown.indexOf('含税金额')]).toBe('100.00');
  expect(rows[0]?.[shown.indexOf('商品数量')]).toBe('10');
  expect(rows[0]?.[shown.indexOf('商品单价')]).toBe('10');
});
