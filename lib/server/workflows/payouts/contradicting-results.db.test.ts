import { describe, expect, it } from '@jest/globals';
import type { Member } from '../../kernel/actor.ts';
import { getWithdrawal } from '../../payouts/index.ts';
import { fileOf, openBatches, outcomes } from './batches-for-tests.ts';
import { returnPayout } from './pay-withdrawal.ts';
import { applyResult, type checkResult } from './settle-batch.ts';

const { test, shop, approved, make, apply, statusOf, isSound } = await openBatches();

const toFullWidth = (text: string) =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join('');

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
