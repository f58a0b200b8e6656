import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { payoutsOf } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const shop = payoutsOf(test);
afterAll(async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
  await test.close();
});

type Call = Parameters<typeof askAs>[2];

async function newDesk() {
  const operator = await createSignedInOperator(test.ctx);
  const ask = (call: Call, input: object) => askAs(test, operator, call, input);
  const info = async (no: string) => (await ask('get /api/operator/withdrawal/info', { no })).data;
  return { ...operator, ask, info };
}

it('leads operators from what came back of a closed store to the withdrawal that pays it again', async () => {
  const { no } = await shop.newCameBack(20_000);
  const [asker, reader] = [await newDesk(), await newDesk()];
  expect(await asker.info(no)).toMatchObject({ status: 'returned', actions: ['again'], followed_by: '', follows: '' });
  const again = (input: object) => asker.ask('post /api/operator/withdrawal/again', { no, ...input });
  for (const [input, fields] of [
    [{ to: 'same' }, ['reason']],
    [{ reason: 'r' }, ['to']],
    [{ to: 'other', reason: 'r' }, ['account', 'bank', 'attachment']],
    [{ to: 'other', reason: 'r', account: '12', bank: 'B', attachment: 'x' }, ['account']],
  ] as const) {
    expect(Object.keys((await again(input)).data.fields).sort()).toEqual([...fields].sort());
  }
  const attachment = await shop.voucherOf(toMember(asker.id));
  const other = { to: 'other', account: '1109 0600 0000 002', bank: '中国银行', attachment, reason: '来函指定' };
  const { data } = await again(other);
  expect(await asker.info(no)).toMatchObject({ actions: [], followed_by: data.no });
  expect(await asker.info(data.no)).toMatchObject({ is_own: false, actions: ['reject'], follows: no });
  const shown = await reader.info(data.no);
  expect(shown).toMatchObject({
    status: 'pending',
    amount: '200.00',
    account: '**** **** **** 0002',
    bank: '中国银行',
  });
  expect(shown.actions).toEqual(['approve', 'reject']);
  expect(shown.evidence).toMatch(/^http|^\//);
  expect(shown.timeline).toMatchObject([{ event: 'apply', reason: '来函指定', person: { id: asker.id } }]);
  expect((await again(other)).data.error).toBe('status_changed');
});
