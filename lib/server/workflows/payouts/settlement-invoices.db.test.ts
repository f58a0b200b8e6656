import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { giveFolder } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { createTestContext } from '../../db/test-context.ts';
import {
  openSettlementFile,
  readOpenSettlements,
  savePlatformIssuer,
  withdrawSettlement,
} from '../../invoices/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { getWithdrawal } from '../../payouts/index.ts';
import { updateSettings } from '../../site/index.ts';
import { storeMembers } from '../../store/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { readInvoicesOf } from './describe-waiting.ts';
import { listBatchCandidates } from './list-batch-candidates.ts';
import { makeBatch } from './make-batch.ts';
import { payoutsOf } from './payouts-for-tests.ts';
import { newFapiaoNo, settlementInvoicesOf } from './settlement-invoices-for-tests.ts';

const test = await createTestContext();
await giveFolder(test);
const shop = payoutsOf(test);
const invoices = settlementInvoicesOf(test);
const issuer = { name: '北辰商城有限公司', taxNo: '91310000MA1FL00003', address: '', phone: '' };
await savePlatformIssuer(test.ctx, await shop.newOperator(), {
  ...issuer,
  ...{ bankName: '', bankAccount: '', drawer: '', provider: 'manual', isAutoIssue: false, isSpecialOffered: true },
  ...{ capAmount: 10_000_000, flatTaxBp: null, version: 0 },
});
afterAll(() => test.close());
const usual = { 'withdraw.perDay': 100, 'withdraw.dayMaxFen': 50_000_000, 'withdraw.maxFen': 50_000_000 };
beforeEach(() => updateSettings(test.ctx, { ...usual, 'withdraw.isStoreInvoiceNeeded': true }));
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const refused = (field: string, key: string) => ({ code: 'invalid_input', fields: { [field]: { key } } });
const needOf = async (no: string) => {
  const withdrawal = await getWithdrawal(test.ctx.db, no);
  return (await readInvoicesOf(test.ctx, [withdrawal])).get(withdrawal.id);
};
const toldOf = async ({ userId }: { userId: number }) => {
  const { rows } = await test.ctx.db.execute<{ event_key: string }>(
    sql`select event_key from messages where user_id = ${userId} order by id`,
  );
  return rows.map((row) => row.event_key);
};
/** A store that has this much settled in a statement, and asks for all of it, approved. */
async function newWaiting(amount = 50_000) {
  const store = await invoices.newStore();
  const statement = await invoices.newSettled(store, amount);
  const { no } = await shop.applyAsStore(store, amount);
  await shop.approve(no);
  return { store, statement, no };
}
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((done) => (done.status === 'fulfilled' ? 'done' : done.reason.code)).sort();

describe('a withdrawal of a store', () => {
  it('is asked for and approved, and paid once the invoice over its statements is accepted', async () => {
    const { store, statement, no } = await newWaiting();
    const payer = await shop.newOperator();
    expect(await needOf(no)).toMatchObject({ need: 'missing', statements: [{ no: statement, invoice: undefined }] });
    await expect(shop.begin(payer, no)).rejects.toMatchObject({ code: 'store_invoice_needed' });
    expect(await toldOf(store)).toContain('storeWithdrawalWaits');
    expect(await toldOf(payer)).not.toContain('withdrawalToPay');
    const invoice = await invoices.handIn(store, [statement], 50_000);
    expect(await needOf(no)).toMatchObject({ need: 'submitted', statements: [{ invoice: { no: invoice } }] });
    await expect(shop.begin(payer, no)).rejects.toMatchObject({ code: 'store_invoice_needed' });
    await invoices.decide(await shop.newOperator(), invoice, 'accept');
    expect(await toldOf(store)).toContain('settlementAccepted');
    expect(await toldOf(payer)).toEqual(expect.arrayContaining(['settlementHandedIn', 'withdrawalToPay']));
    await shop.begin(payer, no);
    await shop.record(payer, no);
    expect([await shop.statusOf(no), await needOf(no)]).toEqual(['paid', undefined]);
  });

  it('needs none where the shop asks for none, or its money stands in no statement', async () => {
    const { no } = await newWaiting();
    await updateSettings(test.ctx, { 'withdraw.isStoreInvoiceNeeded': false });
    await shop.begin(await shop.newOperator(), no);
    await updateSettings(test.ctx, { 'withdraw.isStoreInvoiceNeeded': true });
    const store = await shop.newStore(30_000);
    await shop.pay((await shop.applyAsStore(store, 30_000)).no);
  });

  it('needs those alone that it reaches, after what was taken before', async () => {
    const store = await invoices.newStore();
    const first = await invoices.newSettled(store, 20_000);
    const paid = await shop.applyAsStore(store, 15_000);
    await invoices.decide(await shop.newOperator(), await invoices.handIn(store, [first], 20_000), 'accept');
    await shop.pay(paid.no);
    const second = await invoices.newSettled(store, 30_000);
    await invoices.newSettled(store, 40_000);
    const { no } = await shop.applyAsStore(store, 20_000);
    expect((await needOf(no))?.statements.map((each) => each.no)).toEqual([first, second]);
  });

  it('is left out of a file for the bank, with the reason', async () => {
    const { no } = await newWaiting();
    const payer = await shop.newOperator();
    const [candidate] = (await listBatchCandidates(test.ctx, payer)).filter(({ withdrawal }) => withdrawal.no === no);
    expect(candidate).toMatchObject({ isPayable: false, isInvoiceMissing: true });
    const free = await shop.newStore(30_000);
    const other = (await shop.applyAsStore(free, 30_000)).no;
    await shop.approve(other);
    const made = await makeBatch(test.ctx, payer, { nos: [no, other], key: crypto.randomUUID() });
    expect(made).toMatchObject({ count: 1, leftOut: [{ no, code: 'store_invoice_needed' }] });
  });

  it('waits again where its invoice is refused later, and is not paid by who is faster', async () => {
    const { store, statement, no } = await newWaiting();
    const invoice = await invoices.handIn(store, [statement], 50_000);
    const [reviewer, payer] = [await shop.newOperator(), await shop.newOperator()];
    await invoices.decide(reviewer, invoice, 'accept');
    const both = [invoices.decide(reviewer, invoice, 'refuse'), shop.begin(payer, no)];
    const [refusal, beginning] = await Promise.allSettled(both);
    expect(refusal?.status).toBe('fulfilled');
    if (beginning?.status === 'rejected') expect(beginning.reason).toMatchObject({ code: 'store_invoice_needed' });
    expect(await toldOf(store)).toContain('settlementRefused');
    // Its statement can be handed in again.
    await invoices.handIn(store, [statement], 50_000);
  });
});

describe('handing an invoice in', () => {
  it('takes each statement once, also of two at once', async () => {
    const store = await invoices.newStore();
    const statement = await invoices.newSettled(store, 50_000);
    const twice = [1, 2].map(() => invoices.handIn(store, [statement], 50_000));
    expect(await outcomes(twice)).toEqual(['done', 'invalid_input']);
    await expect(invoices.handIn(store, [statement], 50_000)).rejects.toMatchObject(
      refused('statements', 'settlementTaken'),
    );
    expect((await readOpenSettlements(test.ctx.db, store.storeId)).statements).toEqual([]);
  });

  it('is over what its statements come to, debts set off', async () => {
    const store = await invoices.newStore();
    const first = await invoices.newSettled(store, 50_000);
    const debt = await invoices.newSettled(store, -20_000);
    await expect(invoices.handIn(store, [first], 50_000)).rejects.toMatchObject(
      refused('statements', 'settlementNegative'),
    );
    await expect(invoices.handIn(store, [first, debt], 50_000)).rejects.toMatchObject({
      fields: { amount: { key: 'settlementAmount', values: { amount: '300.00' } } },
    });
    const no = await invoices.handIn(store, [first, debt], 30_000);
    expect(await invoices.find(no)).toMatchObject({
      invoice: { amount: 30_000, status: 'submitted' },
      formats: ['pdf'],
    });
  });

  it('uses a number once, until it is refused or withdrawn', async () => {
    const store = await invoices.newStore();
    const [one, two] = [await invoices.newSettled(store, 50_000), await invoices.newSettled(store, 60_000)];
    const fapiaoNo = newFapiaoNo();
    const no = await invoices.handIn(store, [one], 50_000, { fapiaoNo });
    await expect(invoices.handIn(store, [two], 60_000, { fapiaoNo })).rejects.toMatchObject(
      refused('fapiao_no', 'fapiaoNoTaken'),
    );
    await withdrawSettlement(test.ctx, store, no);
    await invoices.handIn(store, [two], 60_000, { fapiaoNo });
    await expect(withdrawSettlement(test.ctx, store, no)).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('is refused where a number is none, the day is to come, or a file is missing or says otherwise', async () => {
    const store = await invoices.newStore();
    const statement = await invoices.newSettled(store, 50_000);
    const other = await invoices.newStore();
    const [fapiaoNo, tomorrow] = [newFapiaoNo(), '2099-01-01'];
    const wrong = { url: await invoices.sendXml(store, { fapiaoNo, total: 49_900 }) };
    const cases: [Parameters<typeof invoices.handIn>[3], string, string][] = [
      [{ fapiaoNo: '123' }, 'fapiao_no', 'fapiaoNoLegacy'],
      [{ issueDate: tomorrow }, 'issue_date', 'dateInFuture'],
      [{ files: [] }, 'files', 'invoiceFileNeeded'],
      [{ files: [{ url: await invoices.sendPdf(other) }] }, 'files', 'file'],
      [{ fapiaoNo, files: [wrong] }, 'files', 'invoiceFileDiffers'],
    ];
    for (const [change, field, key] of cases) {
      await expect(invoices.handIn(store, [statement], 50_000, change)).rejects.toMatchObject(refused(field, key));
    }
    const right = { url: await invoices.sendXml(store, { fapiaoNo, total: 50_000 }) };
    await invoices.handIn(store, [statement], 50_000, { fapiaoNo, files: [right] });
  });

  it('is nothing for statements of another store, nor are its files and moves', async () => {
    const { store, statement } = await newWaiting();
    const other = await invoices.newStore();
    const notFound = { code: 'not_found' };
    await expect(invoices.handIn(other, [statement], 50_000)).rejects.toMatchObject(notFound);
    const no = await invoices.handIn(store, [statement], 50_000);
    await expect(withdrawSettlement(test.ctx, other, no)).rejects.toMatchObject(notFound);
    const file = { no, format: 'pdf' } as const;
    await expect(openSettlementFile(test.ctx, file, other.storeId)).rejects.toMatchObject(notFound);
    const { name, content } = await openSettlementFile(test.ctx, file, store.storeId);
    content.destroy();
    expect(name).toMatch(/^\d{20}\.pdf$/);
  });
});

describe('deciding about it', () => {
  const asStaff = async (store: StoreMember) => {
    const colleague = await shop.newOperator();
    const works = { storeId: store.storeId, userId: colleague.userId, role: 'finance' as const };
    await test.ctx.db.insert(storeMembers).values(works);
    return colleague;
  };

  it('is nothing for who works for the store, and done once', async () => {
    const { store, statement } = await newWaiting();
    const no = await invoices.handIn(store, [statement], 50_000);
    await expect(invoices.decide(await asStaff(store), no, 'accept')).rejects.toMatchObject({ code: 'own_record' });
    const operators = [await shop.newOperator(), await shop.newOperator()];
    const twice = operators.map((operator) => invoices.decide(operator, no, 'accept'));
    expect(await outcomes(twice)).toEqual(['done', 'status_changed']);
    await expect(withdrawSettlement(test.ctx, store, no)).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('says why, and lets the statements go', async () => {
    const { store, statement, no } = await newWaiting();
    const invoice = await invoices.handIn(store, [statement], 50_000);
    await invoices.decide(await shop.newOperator(), invoice, 'refuse', '税率有误');
    expect((await invoices.find(invoice)).invoice).toMatchObject({ status: 'refused', reason: '税率有误' });
    expect(await needOf(no)).toMatchObject({ need: 'missing' });
  });
});
