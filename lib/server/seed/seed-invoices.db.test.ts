import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { listApplications, listRedTasks, listSettlementInvoices, listTitleDocuments } from '../invoices/index.ts';
import type { Member } from '../kernel/actor.ts';
import { toPage } from '../kernel/paging.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';
import { findCaseParties } from './case-parties.ts';
import { demoInvoices } from './content/invoices.ts';
import { createDemoContext } from './demo-context-for-tests.ts';
import { seedInvoices } from './seed-invoices.ts';

const test = await createDemoContext();
afterAll(() => test.close());

/** One takes the place of another. */
const ofStore = demoInvoices.filter(({ isByPlatform }) => !isByPlatform).length + 1;

const listed = async (issuerType: 'store' | 'platform') =>
  (await listApplications(test.ctx.db, { scope: 'desk', filter: { issuerType } }, toPage({ limit: 100 }))).list;

it('leaves invoices of the demo store in every state that they come to, as they would have come about', async () => {
  const list = await listed('store');
  expect(list).toHaveLength(ofStore);
  expect(new Set(list.map(({ application }) => application.status))).toEqual(
    new Set([
      ...['submitted', 'issuing', 'failed', 'issued', 'rejected', 'cancelled'],
      ...['reversing', 'partially_reversed', 'reversed', 'voided'],
    ]),
  );
  expect(list.some(({ application: { dueAt, status } }) => status === 'submitted' && dueAt < new Date())).toBe(true);
  expect(await auditMoney(test.ctx)).toEqual([]);
});

it('leaves papers for the demo operator to decide about, and a red letter that a recipient did not agree to', async () => {
  const reader = { userId: 0 } as Member;
  const waiting = await listTitleDocuments(test.ctx.db, reader, { status: 'pending', page: toPage({ limit: 10 }) });
  expect(waiting.list.map(({ papers }) => papers.fileIds.length)).toEqual([2]);
  const lost = await listRedTasks(test.ctx.db, { view: 'lost' }, toPage({ limit: 10 }));
  expect(lost.list.map(({ red }) => red.status)).toEqual(['denied_by_buyer']);
});

it('leaves what the platform has issued to the store and to the demo customer, and as much to issue', async () => {
  const statuses = (await listed('platform')).map(({ application }) => application.status);
  expect(statuses.sort()).toEqual(['issued', 'issued', 'submitted', 'submitted']);
});

it('leaves invoices of the demo store to the platform in every state, one for the demo operator to decide', async () => {
  const { list } = await listSettlementInvoices(test.ctx.db, {}, toPage({ limit: 10 }));
  expect(list.map(({ invoice }) => invoice.status)).toEqual(['submitted', 'withdrawn', 'refused', 'accepted']);
});

it('invoices goods under codes of the public list', async () => {
  const { rows } = await test.ctx.db.execute<{ code: string }>(
    sql`select distinct tax_code as code from invoice_items where order_id is not null order by 1`,
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.every(({ code }) => /^\d{19}$/.test(code))).toBe(true);
});

it('changes nothing the second time', async () => {
  const parties = await findCaseParties(test.ctx);
  if (parties) await seedInvoices(test.ctx, parties);
  expect(await listed('store')).toHaveLength(ofStore);
});
