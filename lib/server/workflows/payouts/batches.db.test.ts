import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { payoutBatches } from '../../payouts/batch-tables.ts';
import { getCountedBatch, getWithdrawal } from '../../payouts/index.ts';
import { fileOf, openBatches, outcomes } from './batches-for-tests.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { openBatchFile } from './open-batch-file.ts';
import { failPayout, returnPayout } from './pay-withdrawal.ts';
import { rejectWithdrawal } from './review-withdrawal.ts';
import { cancelBatch, checkResult } from './settle-batch.ts';

const { test, shop, approved, make, apply, statusOf, isSound } = await openBatches();

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
