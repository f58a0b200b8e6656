import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { issuerOf, listTaxFileRows } from '#lib/server/invoices/index.ts';
import { readBack } from '#lib/server/kernel/answer-table/read-back-for-tests.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { exportToIssue } from './export-to-issue.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = invoicesOf(test);
afterAll(() => test.close());

/** Of digits alone, and longer than a spreadsheet keeps. */
const numbers = { regPhone: '075512345678', bankAccount: '02000012345678901234' };

it.each(['csv', 'xlsx'] as const)('the file for a tax software is read back as it was written: %s', async (format) => {
  const { store, customer, no } = await shop.newReceived();
  const title = await shop.titleOf(customer, {
    ...numbers,
    name: '=1+1, “某某”\u{20bb7}公司',
    regAddress: '深圳市"南山区",',
  });
  await shop.apply(customer, [no], { titleId: title.id });
  const issuer = issuerOf(store.storeId);
  const { headings, rows } = await listTaxFileRows(test.ctx, issuer, []);
  const { content } = await exportToIssue(test.ctx, { member: store, issuer }, { format, locale: 'zh-cn' });
  const read = await readBack(new Uint8Array(await new Response(content).arrayBuffer()), headings);
  expect(read.texts).toEqual(rows);
  expect(rows[0]).toEqual(expect.arrayContaining(Object.values(numbers)));
  expect(read.numbers[0]).toEqual(expect.arrayContaining(Object.values(numbers)));
});
