import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { readBack } from '#lib/server/kernel/answer-table/read-back-for-tests.ts';
import { applyWithdrawal } from '#lib/server/workflows/payouts/apply-withdrawal.ts';
import { payoutsOf } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const nos: string[] = [];
const test = await createTestApi();
const shop = payoutsOf(test);
for (const amount of [5000, 6000]) {
  const { member } = await shop.newEarner(amount);
  const payee = await shop.newPayee(member, 'bank');
  const asked = { amount, payeeId: payee.id, ip: '127.0.0.1', key: crypto.randomUUID() };
  const { no } = await applyWithdrawal(test.ctx, member, asked);
  await shop.approve(no);
  nos.push(no);
}
const payer = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const make = (body: object, who = payer) =>
  test.post('/api/operator/payout/make', body, { ...who, once: crypto.randomUUID() });

const fileOf = (rows: string[]) => Buffer.from(['业务编号,处理状态,金额', ...rows].join('\n')).toString('base64');

it('goes from what is approved to what the bank has answered', async () => {
  const candidates = (await test.get('/api/operator/payout/candidates', payer)).data.list;
  expect(candidates).toMatchObject(nos.map((no) => ({ no, is_payable: true, bank: '中国工商银行' })));
  expect(JSON.stringify(candidates)).not.toContain('6222020200112233446');
  const { data, code } = await make({ nos: [...nos, 'WD26010100000000'] });
  expect(code).toBe(1);
  expect(data).toMatchObject({ count: 2, left_out: [{ no: 'WD26010100000000', reason: expect.any(String) }] });
  const { no } = data;
  expect((await test.get('/api/operator/payout/list', payer)).data.list[0]).toMatchObject({
    no,
    count: 2,
    amount: '110.00',
    open_count: 2,
    paid_count: 0,
  });
  const request = new Request(`http://shop.test/api/operator/payout/file?no=${no}`, {
    headers: { 'ba-user-token': payer.token },
  });
  const file = await test.api.fetch(request, { remoteAddress: '127.0.0.1' });
  expect(file.headers.get('content-disposition')).toContain(`${no}.csv`);
  const text = new TextDecoder('gb18030').decode(await file.arrayBuffer());
  expect(text).toContain(nos[0]);
  const workbook = await test.api.fetch(new Request(`${request.url}&format=xlsx`, request), {
    remoteAddress: '127.0.0.1',
  });
  expect(workbook.headers.get('content-disposition')).toContain(`${no}.xlsx`);
  const { texts } = await readBack(new Uint8Array(await workbook.arrayBuffer()), ['业务编号', '收款账号']);
  expect(texts).toEqual(nos.map((each) => [each, '6222020200112233446']));
  const answer = { no, content: fileOf([`${nos[0]},成功,50.00`, `${nos[1]},失败,60.00`]) };
  const bare = await test.post('/api/operator/payout/check', answer, payer);
  expect(bare.data.rows[0]).toMatchObject({ outcome: 'reference_missing', lines: [] });
  const said = { ...answer, references: [{ no: nos[0], reference: 'ICBC 0001' }] };
  const checked = await test.post('/api/operator/payout/check', said, payer);
  expect(checked.data.rows).toMatchObject([
    { line: 2, no: nos[0], outcome: 'paid', amount: '50.00' },
    { line: 3, no: nos[1], outcome: 'failed', reason: '失败' },
  ]);
  expect((await test.get(`/api/operator/payout/rows?no=${no}`, payer)).data.list).toMatchObject([
    { status: 'paying' },
    { status: 'paying' },
  ]);
  expect((await test.post('/api/operator/payout/apply', said, payer)).code).toBe(1);
  const rows = (await test.get(`/api/operator/payout/rows?no=${no}`, payer)).data.list;
  expect(new Map(rows.map((row: AnyData) => [row.no, row.status]))).toEqual(
    new Map([
      [nos[0], 'paid'],
      [nos[1], 'pay_failed'],
    ]),
  );
  expect(JSON.stringify(rows)).not.toContain('6222020200112233446');
  const after = await test.get(`/api/operator/payout/info?no=${no}`, payer);
  expect(after.data).toMatchObject({ open_count: 0, paid_count: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const cancelled = await test.post('/api/operator/payout/cancel', { no, reason: 'x' }, payer);
  expect(cancelled.code).not.toBe(1);
});

describe('refuses', () => {
  it.each([
    ['nothing chosen', { nos: [] }],
    ['what is no number', { nos: ['x'] }],
    ['more than one file holds', { nos: Array.from({ length: 201 }, () => 'WD26010100000000') }],
    ['what nobody can pay', { nos: ['WD26010100000000'] }],
  ])('%s', async (_, body) => {
    expect((await make(body)).code).not.toBe(1);
  });

  it.each([
    ['a file without the columns', Buffer.from('a,b\n1,2\n').toString('base64')],
    ['an empty one', Buffer.from('').toString('base64')],
    ['no base64', '***'],
  ])('%s at its field', async (_, content) => {
    const { no } = (await test.get('/api/operator/payout/list', payer)).data.list[0];
    const answer = await test.post('/api/operator/payout/check', { no, content }, payer);
    expect(Object.keys(answer.data.fields)).toEqual(['content']);
  });

  it('a batch that is not there, and who is no operator', async () => {
    const no = 'PB26010100000000';
    for (const call of ['info', 'rows', 'file']) {
      const { code } = await test.get(`/api/operator/payout/${call}?no=${no}`, payer);
      expect(code).not.toBe(1);
    }
    const member = await signIn(test.ctx, (await createTestUser(test.ctx)).id);
    expect((await test.get('/api/operator/payout/candidates', member)).code).not.toBe(1);
    expect((await make({ nos }, { id: 0, token: member.token })).code).not.toBe(1);
  });
});
