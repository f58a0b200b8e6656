import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { Member } from '../../kernel/actor.ts';
import { formatFen } from '../../kernel/money.ts';
import { payoutBatches } from '../../payouts/batch-tables.ts';
import { getCountedBatch, getWithdrawal } from '../../payouts/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { makeBatch } from './make-batch.ts';
import { openBatchFile } from './open-batch-file.ts';
import { failPayout, returnPayout } from './pay-withdrawal.ts';
import { payoutsOf } from './payouts-for-tests.ts';
import { rejectWithdrawal } from './review-withdrawal.ts';
import { applyResult, cancelBatch, checkResult } from './settle-batch.ts';

const test = await createTestContext();
const shop = payoutsOf(test);
afterAll(() => test.close());

/** One to a bank account that this operator has approved. */
async function approved(amount = 5000, reviewer?: Member) {
  const earner = await shop.newEarner(amount);
  const payee = await shop.newPayee(earner.member, 'bank');
  const key = crypto.randomUUID();
  const asked = { amount, payeeId: payee.id, ip: '127.0.0.1', key };
  const { no } = await applyWithdrawal(test.ctx, earner.member, asked);
  if (reviewer) await shop.approveBy(reviewer, no);
  else await shop.approve(no);
  return { no, member: earner.member, amount };
}

const make = (payer: Member, nos: string[], key: string = crypto.randomUUID()) =>
  makeBatch(test.ctx, payer, { nos, key });

type Said = { no: string; status?: string; amount?: number; reference?: string; reason?: string };
const fileOf = (rows: Said[]) =>
  Buffer.from(
    [
      '业务编号,处理状态,失败原因,银行流水号,金额',
      ...rows.map(({ no, status = '成功', amount, reference = `B${no}`, reason = '' }) =>
        [no, status, reason, reference, amount === undefined ? '' : formatFen(amount)].join(),
      ),
    ].join('\n'),
  );
const apply = (who: Member, no: string, rows: Said[]) => applyResult(test.ctx, who, { no, content: fileOf(rows) });
const outcomes = ({ answers }: Awaited<ReturnType<typeof checkResult>>) => answers.map(({ outcome }) => outcome);
const toFullWidth = (text: string) =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join('');
const statusOf = (no: string) => shop.statusOf(no);
const isSound = async () => expect(await auditMoney(test.ctx)).toEqual([]);

describe('a batch', () => {
  it('takes what is approved into one file, which is the same each time', async () => {
    const [first, second] = [await approved(5000), await approved(7000)];
    const payer = await shop.newOperator();
    const { no, count, leftOut } = await make(payer, [second.no, first.no, first.no]);
    expect({ count, leftOut }).toEqual({ count: 2, leftOut: [] });
    expect([await statusOf(first.no), await statusOf(second.no)]).toEqual(['paying', 'paying']);
    const [one, two] = [await openBatchFile(test.ctx, payer, no), await openBatchFile(test.ctx, payer, no)];
    expect(one.equals(two)).toBe(true);
    const { sha256, amount, openCount } = await getCountedBatch(test.ctx.db, no);
    expect([sha256, amount, openCount]).toEqual([createHash('sha256').update(one).digest('hex'), 12_000, 2]);
    const text = new TextDecoder('gb18030').decode(one);
    expect(text).toContain('6222020200112233446,李青,中国工商银行,,50.00,货款,');
    expect(text.split('\r\n')).toHaveLength(4);
  });

  it('keeps names and account numbers encrypted', async () => {
    const { no } = await approved();
    await make(await shop.newOperator(), [no]);
    const rows = await test.ctx.db.select().from(payoutBatches);
    expect(JSON.stringify(rows)).not.toMatch(/6222020200112233446|李青/);
    expect(Buffer.from(rows.at(-1)?.encryptedFile ?? '', 'base64url').toString('latin1')).not.toContain('6222020');
  });

  it('leaves out what its maker may not pay, and says why', async () => {
    const payer = await shop.newOperator();
    const [own, good] = [await approved(5000, payer), await approved()];
    const alipay = await shop.newEarner(5000);
    const { no: other } = await shop.apply(alipay, 5000);
    await shop.approve(other);
    const { count, leftOut } = await make(payer, [own.no, good.no, other, 'WD26010100000000']);
    expect(count).toBe(1);
    expect(new Map(leftOut.map(({ no, code }) => [no, code]))).toEqual(
      new Map([
        [own.no, 'reviewer_pays'],
        [other, 'status_changed'],
        ['WD26010100000000', 'not_found'],
      ]),
    );
    expect([await statusOf(own.no), await statusOf(other)]).toEqual(['approved', 'approved']);
    await expect(make(payer, [own.no, good.no])).rejects.toMatchObject({ code: 'batch_empty' });
  });

  it('is one when it is sent twice, and of two over the same withdrawals each goes out once', async () => {
    const nos = [(await approved()).no, (await approved()).no, (await approved()).no];
    const [payer, key] = [await shop.newOperator(), crypto.randomUUID()];
    const [one, two] = await Promise.all([make(payer, nos, key), make(payer, nos, key)]);
    expect(one).toEqual(two);
    const more = [(await approved()).no, (await approved()).no, (await approved()).no];
    const [a, b, c] = [await shop.newOperator(), await shop.newOperator(), await shop.newOperator()];
    const ends = await Promise.allSettled([make(a, more), make(b, [...more].reverse()), make(c, more.slice(1))]);
    const taken = ends.map((end) => (end.status === 'fulfilled' ? end.value.count : 0));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(3);
    for (const no of more) expect((await getWithdrawal(test.ctx.db, no)).attempts).toBe(1);
  });

  it.each([
    ['rejected', async (no: string) => rejectWithdrawal(test.ctx, await shop.newOperator(), { no, reason: 'no' })],
    ['begun manually', async (no: string) => shop.begin(await shop.newOperator(), no)],
  ])('and the same withdrawal %s at once is one of both', async (_, other) => {
    const { no } = await approved();
    const payer = await shop.newOperator();
    const ends = await Promise.allSettled([make(payer, [no]), other(no)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await isSound();
  });
});

describe('the answer of the bank', () => {
  it('changes nothing when it is looked at, and then pays and fails what it names, once', async () => {
    const [paid, failed, silent] = [await approved(5000), await approved(6000), await approved(7000)];
    const payer = await shop.newOperator();
    const { no } = await make(payer, [paid.no, failed.no, silent.no]);
    const rows = [
      { no: paid.no, amount: 5000, reference: 'R9' },
      { no: failed.no, status: '失败', reason: '户名不符' },
    ];
    const seen = await checkResult(test.ctx, payer, { no, content: fileOf(rows) });
    expect([outcomes(seen), seen.missing]).toEqual([['paid', 'failed'], 1]);
    expect(await statusOf(paid.no)).toBe('paying');
    const other = await shop.newOperator();
    const ends = await Promise.all([apply(payer, no, rows), apply(other, no, rows)]);
    expect(ends.flatMap(outcomes).sort()).toEqual(['done', 'done', 'failed', 'paid']);
    expect(await getWithdrawal(test.ctx.db, paid.no)).toMatchObject({ status: 'paid', reference: 'R9' });
    expect(await getWithdrawal(test.ctx.db, failed.no)).toMatchObject({ status: 'pay_failed', reason: '户名不符' });
    expect(outcomes(await apply(payer, no, rows))).toEqual(['done', 'done']);
    expect(await getCountedBatch(test.ctx.db, no)).toMatchObject({ openCount: 1, paidCount: 1 });
    await isSound();
  });

  it('says what it cannot use', async () => {
    const [mine, other, reviewed] = [await approved(), await approved(), await approved(5000)];
    const [payer, reader] = [await shop.newOperator(), await shop.newOperator()];
    const late = await approved(5000, reader);
    const { no } = await make(payer, [mine.no, reviewed.no, late.no]);
    const rows = [
      { no: mine.no, amount: 4999 },
      { no: other.no },
      { no: reviewed.no, status: '处理中' },
      { no: late.no },
      { no: '合计' },
    ];
    const told = await apply(reader, no, rows);
    expect(outcomes(told)).toEqual(['amount_differs', 'unknown', 'unclear', 'not_yours', 'unknown']);
    expect(told.missing).toBe(3);
    for (const each of [mine, reviewed, late]) expect(await statusOf(each.no)).toBe('paying');
    expect(await statusOf(other.no)).toBe('approved');
  });

  it('of a former attempt says nothing about what went out again since', async () => {
    const { no: one } = await approved();
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one]);
    await failPayout(test.ctx, payer, { no: one, reason: 'closed' });
    await shop.begin(payer, one);
    expect(outcomes(await apply(payer, no, [{ no: one, status: '失败' }]))).toEqual(['done']);
    // The first attempt was paid after all: it would be paid twice.
    expect(outcomes(await apply(payer, no, [{ no: one }]))).toEqual(['contradicts']);
    expect(await statusOf(one)).toBe('paying');
    expect(await getCountedBatch(test.ctx.db, no)).toMatchObject({ openCount: 0, paidCount: 0 });
  });

  it('stands beside the hand: what somebody has recorded is done, what came back stays paid', async () => {
    const { no: one, member } = await approved();
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one]);
    await shop.record(payer, one);
    expect(outcomes(await apply(payer, no, [{ no: one, status: '失败' }]))).toEqual(['contradicts']);
    expect(outcomes(await apply(payer, no, [{ no: one }]))).toEqual(['done']);
    await returnPayout(test.ctx, await shop.newOperator(), { no: one, reason: 'account closed' });
    expect(await getCountedBatch(test.ctx.db, no)).toMatchObject({ openCount: 0, paidCount: 1 });
    expect(await shop.availableOf({ member })).toBe(5000);
    expect(outcomes(await apply(payer, no, [{ no: one }]))).toEqual(['done']);
    await isSound();
  });

  it('tells of two that contradict each other, read at once, which one came too late', async () => {
    const { no: one } = await approved();
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one]);
    const other = await shop.newOperator();
    const ends = await Promise.all([apply(payer, no, [{ no: one }]), apply(other, no, [{ no: one, status: '失败' }])]);
    // Paid stays paid; what was recorded as failed first is put right by the other one.
    const told = ends.flatMap(outcomes).sort();
    expect(['contradicts paid', 'corrected failed']).toContain(told.join(' '));
    expect(await statusOf(one)).toBe('paid');
    await isSound();
  });
});

describe('a file that contradicts itself', () => {
  const linesOf = ({ answers }: Awaited<ReturnType<typeof checkResult>>) => answers.map(({ lines }) => lines);

  it.each([
    ['failed, then paid', (no: string) => [{ no, status: '失败' }, { no }]],
    ['paid, then failed', (no: string) => [{ no }, { no, status: '失败' }]],
    ['the same twice', (no: string) => [{ no }, { no }]],
    ['paid twice by two transfers', (no: string) => [{ no }, { no, reference: 'other' }]],
    ['one row unclear', (no: string) => [{ no, status: '处理中' }, { no }]],
    [
      'one row of another amount',
      (no: string) => [
        { no, amount: 4999 },
        { no, amount: 5000 },
      ],
    ],
    ['in small letters', (no: string) => [{ no, status: '失败' }, { no: no.toLowerCase() }]],
    ['with blanks', (no: string) => [{ no, status: '失败' }, { no: ` ${no.slice(0, 8)} ${no.slice(8)} ` }]],
    ['full-width', (no: string) => [{ no, status: '失败' }, { no: toFullWidth(no) }]],
    ['with what nobody sees', (no: string) => [{ no, status: '失败' }, { no: `\u200b${no}\ufeff` }]],
  ])('says nothing of a withdrawal that stands twice: %s', async (_, rowsOf) => {
    const [one, good] = [await approved(), await approved(6000)];
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one.no, good.no]);
    const told = await apply(payer, no, [...rowsOf(one.no), { no: good.no }]);
    expect(outcomes(told)).toEqual(['twice', 'twice', 'paid']);
    expect([linesOf(told), told.missing]).toEqual([[[2, 3], [2, 3], []], 1]);
    expect([await statusOf(one.no), await statusOf(good.no)]).toEqual(['paying', 'paid']);
    // The right file puts it right.
    expect(outcomes(await apply(payer, no, [{ no: one.no }]))).toEqual(['paid']);
    expect(await statusOf(one.no)).toBe('paid');
    await isSound();
  });

  it.each([
    ['spelled alike', 'R-100', 'R-100'],
    ['in other letters', 'r-200', ' Ｒ-２００ '],
    ['without its zeros', '0000123456', '123456'],
  ])('pays nobody under one number of the bank for two withdrawals, %s', async (_, first, second) => {
    const [one, two] = [await approved(), await approved(6000)];
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one.no, two.no]);
    const rows = [
      { no: one.no, reference: first },
      { no: two.no, reference: second },
    ];
    const told = await apply(payer, no, rows);
    expect(outcomes(told)).toEqual(['reference_twice', 'reference_twice']);
    expect(linesOf(told)[0]).toEqual([2, 3]);
    expect([await statusOf(one.no), await statusOf(two.no)]).toEqual(['paying', 'paying']);
    expect(outcomes(await apply(payer, no, rows.slice(0, 1)))).toEqual(['paid']);
    expect(outcomes(await apply(payer, no, rows.slice(1)))).toEqual(['reference_taken']);
    expect(await statusOf(two.no)).toBe('paying');
  });

  it.each(['失败', '处理中'])('pays nobody under a number that another row has, which says %s', async (status) => {
    const [one, two, failed] = [await approved(), await approved(6000), await approved(7000)];
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one.no, two.no, failed.no]);
    const number = `S-${one.no}`;
    const rows = [
      { no: two.no, status, reference: number },
      { no: one.no, reference: number.toLowerCase() },
      { no: failed.no, status: '失败', reference: 'of nothing paid' },
    ];
    const told = await apply(payer, no, rows);
    expect(outcomes(told)).toEqual(['reference_twice', 'reference_twice', 'failed']);
    expect(linesOf(told)).toEqual([[2, 3], [2, 3], []]);
    expect([await statusOf(one.no), await statusOf(two.no)]).toEqual(['paying', 'paying']);
  });

  it('and of two files at once that have one number for two withdrawals one pays', async () => {
    const [one, two] = [await approved(), await approved(6000)];
    const [payer, other] = [await shop.newOperator(), await shop.newOperator()];
    const [first, second] = [await make(payer, [one.no]), await make(payer, [two.no])];
    const ends = await Promise.all([
      apply(payer, first.no, [{ no: one.no, reference: 'RACE-1' }]),
      apply(other, second.no, [{ no: two.no, reference: 'race-1' }]),
    ]);
    expect(ends.flatMap(outcomes).sort()).toEqual(['paid', 'reference_taken']);
    expect([await statusOf(one.no), await statusOf(two.no)].sort()).toEqual(['paid', 'paying']);
    await isSound();
  });
});

describe('a payment without the number of the bank', () => {
  it.each(['', '-', '0000', '—'])('is not recorded as paid before somebody has said it: "%s"', async (reference) => {
    const { no: one } = await approved();
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one]);
    const content = fileOf([{ no: one, reference }]);
    expect(outcomes(await applyResult(test.ctx, payer, { no, content }))).toEqual(['reference_missing']);
    expect(await statusOf(one)).toBe('paying');
    const references = [{ no: one, reference: ` said ${one} ` }];
    expect(outcomes(await applyResult(test.ctx, payer, { no, content, references }))).toEqual(['paid']);
    expect(await getWithdrawal(test.ctx.db, one)).toMatchObject({ status: 'paid', reference: `said${one}` });
  });

  it('takes one number for one of them', async () => {
    const [one, two] = [await approved(), await approved(6000)];
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one.no, two.no]);
    const content = fileOf([
      { no: one.no, reference: '' },
      { no: two.no, reference: '' },
    ]);
    const references = [one, two].map((each) => ({ no: each.no, reference: 'typed twice 1' }));
    const told = await applyResult(test.ctx, payer, { no, content, references });
    expect(outcomes(told)).toEqual(['reference_twice', 'reference_twice']);
  });
});

describe('what a wrong file recorded as failed', () => {
  async function failedByFile() {
    const { no: one, member } = await approved();
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one]);
    expect(outcomes(await apply(payer, no, [{ no: one, status: '失败', reason: '户名不符' }]))).toEqual(['failed']);
    return { one, member, payer, no };
  }

  it('is paid once the right one is read, once', async () => {
    const { one, member, payer, no } = await failedByFile();
    const other = await shop.newOperator();
    const ends = await Promise.all([apply(payer, no, [{ no: one }]), apply(other, no, [{ no: one }])]);
    expect(ends.flatMap(outcomes).sort()).toEqual(['corrected', 'done']);
    expect(await getWithdrawal(test.ctx.db, one)).toMatchObject({ status: 'paid', reason: '', attempts: 1 });
    expect(await shop.availableOf({ member })).toBe(0);
    await expect(shop.begin(payer, one)).rejects.toMatchObject({ code: 'status_changed' });
    await isSound();
  });

  it.each([
    ['went out again', (payer: Member, no: string) => shop.begin(payer, no), 'paying'],
    ['went back', (payer: Member, no: string) => returnPayout(test.ctx, payer, { no, reason: 'no' }), 'returned'],
  ])('stays as it is where it %s since', async (_, since, status) => {
    const { one, payer, no } = await failedByFile();
    await since(payer, one);
    expect(outcomes(await apply(payer, no, [{ no: one }]))).toEqual(['contradicts']);
    expect(await statusOf(one)).toBe(status);
    await isSound();
  });
});

describe('cancelling a batch', () => {
  it('lets what is open be paid again, once', async () => {
    const [one, two] = [await approved(), await approved()];
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one.no, two.no]);
    await apply(payer, no, [{ no: one.no }]);
    await cancelBatch(test.ctx, payer, { no, reason: 'never sent' });
    expect([await statusOf(one.no), await statusOf(two.no)]).toEqual(['paid', 'pay_failed']);
    await expect(cancelBatch(test.ctx, payer, { no, reason: 'x' })).rejects.toMatchObject({ code: 'status_changed' });
    await shop.begin(payer, two.no);
    expect(await statusOf(two.no)).toBe('paying');
  });

  it('and the answer of the bank at once are one of both for each row', async () => {
    const { no: one } = await approved();
    const payer = await shop.newOperator();
    const { no } = await make(payer, [one]);
    await Promise.allSettled([cancelBatch(test.ctx, payer, { no, reason: 'x' }), apply(payer, no, [{ no: one }])]);
    expect(['paid', 'pay_failed']).toContain(await statusOf(one));
    await isSound();
  });

  it('is not for who approved a row of it', async () => {
    const reviewer = await shop.newOperator();
    const { no: one, member } = await approved(5000, reviewer);
    const { no } = await make(await shop.newOperator(), [one]);
    await expect(cancelBatch(test.ctx, reviewer, { no, reason: 'x' })).rejects.toMatchObject({ code: 'reviewer_pays' });
    await expect(
      cancelWithdrawal(test.ctx, member, { no: one, owner: { ownerType: 'user', ownerId: member.userId } }),
    ).rejects.toThrow();
    expect(await statusOf(one)).toBe('paying');
  });
});
